package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.edit.BoardSide;
import knightschool.setup.ShownControls;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.EditTool;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.SceneControl;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.editor.answer.TourExistenceCommands;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.graph.GraphPaneContent;
import knightschool.ui.message.RemovableMessageDisplay;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The editor shows what a set-up says, and says as a set-up what it shows. */
@ExtendWith(OnScreen.class)
class EditorFromSetupTest {
    private static final int SAMPLES = 16;
    private static final int LONGEST = 12;

    private MainWindow window;
    private EditorScene scene;

    @BeforeEach
    void makeAWindow() {
        window = onFx(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
    }

    @AfterEach
    void close() {
        onFx(() -> {
            if (scene != null) {
                scene.close();
            }
            window.close();
            return null;
        });
    }

    private void make(ScenePlacement form) {
        scene = onFx(() -> new EditorScene(window, form, new FixedAnswers()));
    }

    private EditorSetup settled(EditorSetup setup) {
        onFx(() -> {
            scene.open(setup);
            return null;
        });
        untilShown("the editor shows what was asked", scene::isSettled);
        return onFx(scene::now);
    }

    private EditorSetup after(Runnable edit) {
        onFx(() -> {
            edit.run();
            return null;
        });
        return onFx(scene::now);
    }

    /** One scene after the other, and all in one scene, so that what was shown before must go. */
    @ParameterizedTest
    @EnumSource(ScenePlacement.class)
    void nowSaysWhatWasOpened(ScenePlacement form) {
        SetupSamples samples = new SetupSamples(20_260_707, LONGEST);
        make(form);
        for (int i = 0; i < SAMPLES; i++) {
            EditorSetup setup = (EditorSetup) samples.of(BuiltInSceneKinds.EDITOR);
            assertEquals(setup, settled(setup));
        }
    }

    @ParameterizedTest
    @EnumSource(ScenePlacement.class)
    void nowSaysWhatAPersonChanged(ScenePlacement form) {
        make(form);
        EditorSetup first = EditorSetup.of(Board.full(5, 5));
        settled(first);
        Board holed = Board.full(5, 5).withHole(12, true);
        assertEquals(first.on(holed), after(() -> scene.model().toggleHole(12)));
        assertEquals(
                first.on(holed).withTool(EditTool.END),
                after(() -> scene.model().toolProperty().set(EditTool.END)));
        assertEquals(
                first.on(holed).withTool(EditTool.END).pointingAt(3),
                after(() -> scene.model().pointedProperty().set(3)));
        EditorSetup closed = after(() -> scene.tours().closedProperty().set(true));
        assertTrue(closed.shows(DisplayOption.CLOSED));
        assertEquals(closed, settled(closed));
        assertEquals(first, settled(first));
    }

    @ParameterizedTest
    @EnumSource(ScenePlacement.class)
    void openReplacesEverythingAndLeavesNothingToUndo(ScenePlacement form) {
        make(form);
        settled(EditorSetup.of(Board.full(4, 4))
                .withTool(EditTool.START)
                .withLayout(GraphLayoutKind.SPRINGS)
                .showing(DisplayOption.CLOSED, true)
                .showing(DisplayOption.TOUR, true)
                .pointingAt(3));
        EditorSetup next = EditorSetup.of(Board.full(3, 4));
        assertEquals(next, settled(next));
        scene.model().undo();
        assertEquals(next, onFx(scene::now));
    }

    @Test
    void openOverChangesIsABoardOfItsOwn() {
        onFx(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            return null;
        });
        EditorScene own = (EditorScene) onFx(window::current).orElseThrow();
        Board mine = Board.full(8, 8).withHole(3, true);
        onFx(() -> {
            own.model().toggleHole(3);
            window.open(EditorSetup.of(Board.full(5, 5)));
            return null;
        });
        assertEquals(Board.full(5, 5), own.model().board());
        assertEquals(2, own.model().boards().all().size());
        onFx(() -> {
            window.run("editor.previous");
            return null;
        });
        assertEquals(mine, own.model().board());
        assertTrue(own.model().origin().changedProperty().get());
    }

    @Test
    void boardTooLargeIsRefusedAndWhatIsShownStays() {
        make(ScenePlacement.WINDOW);
        EditorSetup first = EditorSetup.of(Board.full(4, 4));
        settled(first);
        assertEquals(first, settled(EditorSetup.of(Board.full(201, 3))));
    }

    /** Nothing is wrong that would have to be mended: the sentence goes with the slide, or with the next act. */
    @Test
    void refusedEditIsSaidAsAnAnswerAndNotAsAFault() {
        make(ScenePlacement.SLIDE);
        settled(EditorSetup.of(Board.full(3, 1).withHole(1, true).withHole(2, true)));
        RemovableMessageDisplay messages =
                onFx(window::messages).offer(RemovableMessageDisplay.class).orElseThrow();
        List<Consumer<BoardEditorModel>> refused =
                List.of(model -> model.toggleHole(0), model -> model.changes().grow(BoardSide.LEFT, -1), model -> {
                    model.keepStart(0);
                    model.placeStart(2);
                });
        onFx(() -> {
            for (Consumer<BoardEditorModel> edit : refused) {
                edit.accept(scene.model());
                assertNotEquals("", messages.shownProperty().get());
                messages.leave();
                assertEquals("", messages.shownProperty().get());
            }
            return null;
        });
    }

    @Test
    void unsavedWorkIsBroughtBackAsUnsaved() {
        make(ScenePlacement.WINDOW);
        settled(EditorSetup.of(Board.full(4, 4)));
        assertTrue(onFx(scene::unsaved).isEmpty());
        EditorSetup changed = after(() -> scene.model().toggleHole(0));
        var work = onFx(scene::unsaved).getFirst();
        assertEquals(changed, work.setup());
        onFx(() -> {
            scene.close();
            scene = new EditorScene(window, ScenePlacement.WINDOW, new FixedAnswers());
            scene.open((EditorSetup) work.setup());
            scene.restore(work);
            return null;
        });
        assertEquals(changed, onFx(scene::now));
        assertEquals(work.withoutTime(), onFx(scene::unsaved).getFirst().withoutTime());
    }

    @Test
    void slideHasTheCommandsOfTheControlsNamedAndNoOthers() {
        make(ScenePlacement.SLIDE);
        EditorSetup bare = EditorSetup.of(Board.full(4, 4));
        settled(bare);
        assertEquals(List.of(TourExistenceCommands.LOOK_AGAIN, TourExistenceCommands.STOP), ids());
        settled(with(bare, SceneControl.UNDO, SceneControl.BUTTONS));
        assertEquals(
                List.of(
                        EditorCommands.UNDO,
                        EditorCommands.REDO,
                        TourExistenceCommands.CLOSED,
                        TourExistenceCommands.SHOW_WALK,
                        TourExistenceCommands.LOOK_AGAIN,
                        TourExistenceCommands.STOP,
                        "editor.play",
                        "editor.step-back",
                        "editor.step-forward",
                        "editor.to-start",
                        "editor.to-end"),
                ids());
        assertEquals(
                2 + GraphPaneContent.Handling.REARRANGE.gestures().size(),
                onFx(scene::gestures).size());
        settled(with(bare, EditorSetup.TOOLS));
        assertTrue(ids().containsAll(List.of("board.hole-here", "board.start-here", "board.end-here")));
        assertEquals(
                3 + GraphPaneContent.Handling.REARRANGE.gestures().size(),
                onFx(scene::gestures).size());
        settled(with(bare, SceneControl.FILES));
        assertTrue(ids().containsAll(List.of(EditorCommands.OPEN, EditorCommands.SAVE, EditorCommands.COMPARE)));
    }

    private static EditorSetup with(EditorSetup setup, SceneControl... controls) {
        return setup.with(setup.display().with(ShownControls.of(controls)));
    }

    private List<String> ids() {
        return onFx(scene::commands).stream().map(Command::id).toList();
    }

    @Test
    void commandsAreAvailableWhereTheyDoSomething() {
        make(ScenePlacement.WINDOW);
        settled(EditorSetup.of(Board.full(5, 5)));
        assertEquals(List.of(TourExistenceCommands.SHOW_WALK), available());
        onFx(() -> {
            scene.model().toggleHole(0);
            return null;
        });
        assertTrue(available().contains(EditorCommands.UNDO));
        assertFalse(available().contains(EditorCommands.REDO));
        onFx(() -> {
            scene.model().undo();
            return null;
        });
        assertTrue(available().contains(EditorCommands.REDO));
        settled(EditorSetup.of(Board.full(3, 3)));
        assertFalse(available().contains(TourExistenceCommands.SHOW_WALK));
    }

    /** Of those that are not always. */
    private List<String> available() {
        List<String> sometimes = List.of(
                EditorCommands.UNDO,
                EditorCommands.REDO,
                TourExistenceCommands.SHOW_WALK,
                TourExistenceCommands.LOOK_AGAIN,
                TourExistenceCommands.STOP);
        return onFx(() -> scene.commands().stream()
                .filter(command -> command.available().get())
                .map(Command::id)
                .filter(sometimes::contains)
                .toList());
    }

    /** A key is written once, in its command or its gesture: all that says it follows. */
    @Test
    void everyTooltipSaysTheKeyOfItsCommand() {
        onFx(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            return window.scene().snapshot(null);
        });
        SetupDrivenScene<?> own = onFx(window::current).orElseThrow();
        List<String> words = onFx(() -> Stream.of(
                        "#undo",
                        "#redo",
                        "#layout",
                        "#tours-open",
                        "#tours-closed",
                        "#open",
                        "#save",
                        "#save-as",
                        "#compare-here",
                        "#stop-looking",
                        "#look-longer",
                        "#show-walk")
                .map(id -> ((javafx.scene.control.Control) own.node().lookup(id))
                        .getTooltip()
                        .getText())
                .map(text -> text.substring(text.indexOf('(')))
                .toList());
        assertEquals(
                Stream.of(
                                EditorCommands.UNDO,
                                EditorCommands.REDO,
                                EditorCommands.LAYOUT,
                                TourExistenceCommands.CLOSED,
                                TourExistenceCommands.CLOSED,
                                EditorCommands.OPEN,
                                EditorCommands.SAVE,
                                EditorCommands.SAVE_AS,
                                EditorCommands.COMPARE,
                                TourExistenceCommands.STOP,
                                TourExistenceCommands.LOOK_AGAIN,
                                TourExistenceCommands.SHOW_WALK)
                        .map(id -> "(" + Command.named(onFx(own::commands), id).keyText() + ")")
                        .toList(),
                words);
    }
}
