package knightschool.toy;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.FaultCollector;
import knightschool.files.InputFault;
import knightschool.lesson.AllFaults;
import knightschool.lesson.LessonReader;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.session.SessionStore;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.Command;
import knightschool.ui.plugin.UnavailableScene;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.session.SessionAutosaver;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SetupCastingScene;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * A scene that the program does not know: it comes with its set-up, the format of that, its commands, and a provider,
 * and is a tab, a slide, the board of a question, part of a session, of the palette and of the help. Run apart from the
 * other tests, whose program has no such scene.
 */
@ExtendWith(OnScreen.class)
class RookSceneIT {
    static final RookSetup ROOK = new RookSetup(WrittenBoard.of(Board.full(5, 4)), 6);

    /** Another scene. Not the list of the lessons, which is settled only once the engine has answered all of them. */
    private static final Setup ANOTHER = EditorSetup.of(Board.full(5, 4));

    /** What the tab shows first, after a move. */
    private static final RookSetup MOVED = new RookSetup(WrittenBoard.usual(), 1);

    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @TempDir
    private Path folder;

    private MainWindow window;
    private ShownWindow shown;

    @Start
    void open(Stage stage) {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private void show(Setup setup) {
        onFx(() -> {
            window.open(setup);
            return null;
        });
        untilShown(setup + " is shown", window::isSettled);
    }

    private RookSetup now() {
        return onFx(() -> (RookSetup) window.now().orElseThrow());
    }

    @Test
    void itsSetupsAreReadAsTheyWereWritten() throws IOException {
        Path file = folder.resolve("rook.setup");
        for (VisibleSceneControls controls :
                List.of(VisibleSceneControls.NONE, VisibleSceneControls.at(Map.of(RookFormat.STRIDE, 3.0)))) {
            RookSetup setup = ROOK.with(ROOK.display().with(controls)).showing(RookFormat.LIGHT, true);
            SetupText.write(file, setup);
            assertEquals(setup, SetupText.read(file));
        }
        assertTrue(Files.readString(file).contains("show: [light-squares]\ncontrols: {stride: 3}"));
    }

    @Test
    void aFaultNamesWhatItHas() {
        for (String fault : List.of(
                "show: [degrees] | 2: the rook scene does not show \"degrees\". Known there: light-squares.",
                "controls: [slider] | 2: the rook scene has no control \"slider\". Known there: stride.",
                "controls: [leap] | 2: there is no control \"leap\". Known: stride.",
                "hide: [facts] | 2: the rook scene cannot hide \"facts\". Known there: reach.",
                "controls: {stride: 12} | 2: this is no position of the stride. It goes from 1 to 9.")) {
            String[] parts = fault.split(" \\| ");
            FaultCollector faults = new FaultCollector();
            SetupText.parseHiding("scene: rook\n" + parts[0], FileResolver.nothing(), faults, 0);
            assertEquals("x:" + parts[1], faults.in("x").getFirst().getMessage());
        }
    }

    @Test
    void itHasATabAndAPlaceInThePaletteAndInTheHelp(ScreenRobot robot) {
        robot.clickOn("#tab-" + RookFormat.WORD);
        untilShown("the tab is open", window::isSettled);
        assertEquals("The rook reaches 14 squares.", robot.text("#rook-fact"));
        assertEquals(
                Optional.of("The rook is on the first square (N: the next)."),
                onFx(() -> window.press(
                        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.HOME, false, false, false, false))));
        robot.type(KeyCode.N);
        assertEquals(1, now().rook());
        robot.push(KeyCode.CONTROL, KeyCode.K).write("castle").type(KeyCode.ENTER);
        until("the rook has moved", () -> now().rook() == 2);
        robot.type(KeyCode.F1);
        List<String> help = robot.findAll("#help-card .label", Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
        assertTrue(help.contains(RookScene.MOVE_WORDS), help::toString);
    }

    @Test
    void itsOwnSheetIsFoundByItsName(ScreenRobot robot) {
        show(ROOK);
        assertEquals(
                20, onFx(() -> robot.find("#rook-fact", Label.class).getFont().getSize()));
    }

    @Test
    void itsSignsAreInTheLegendOfTheWindow(ScreenRobot robot) {
        show(ROOK);
        untilShown("a legend is offered", () -> robot.isSeen("#open-legend"));
        robot.type(KeyCode.L);
        List<String> names = robot.findAll("#legend-card .label", Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
        assertTrue(names.contains(RookScene.REACHED), names::toString);
    }

    @Test
    void itsMovesAreTakenBackByTheKeysOfTheWindow(ScreenRobot robot) {
        show(ROOK);
        robot.type(KeyCode.N);
        assertEquals(ROOK.at(7), now());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(ROOK, now());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(ROOK.at(7), now());
    }

    @Test
    void itsMovesAreTakenBackByTheKeysOfTheSlide(ScreenRobot robot) throws IOException {
        showSlide();
        robot.clickOn("#rook-stride");
        until("the rook has moved", () -> movedBesideText().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        until("the rook is where the slide has it", () -> movedBesideText().isEmpty());
    }

    /** Its tab has not been opened yet: its commands are known by the table that it brings. */
    @Test
    void itsCommandIsFoundAndRunFromAnotherScene(ScreenRobot robot) {
        show(ANOTHER);
        robot.push(KeyCode.CONTROL, KeyCode.K).write("rook on the next square");
        robot.type(KeyCode.ENTER);
        until("the rook has moved", () -> onFx(window::now).equals(Optional.of(MOVED)));
    }

    @Test
    void aSessionBringsItBack() {
        show(ROOK);
        SessionStore store = new SessionStore(folder);
        SessionAutosaver keeper = onFx(() -> new SessionAutosaver(window, store, Platform::runLater));
        onFx(keeper::end).run();
        show(ANOTHER);
        onFx(() -> {
            new SessionAutosaver(window, new SessionStore(folder), Platform::runLater).begin(store.load());
            window.show(SceneKind.of(RookFormat.WORD).orElseThrow());
            return null;
        });
        assertEquals(ROOK, now());
    }

    @Test
    void itsSmallPictureShowsTheNodeThatItNames() {
        assertEquals(RookScene.PICTURE, onFx(() -> {
            SetupCastingScene<?> open = SceneRegistry.all().open(ROOK, ScenePlacement.SLIDE, window);
            try {
                return open.mainNode().getId();
            } finally {
                open.scene().close();
            }
        }));
    }

    /** Its table of commands may have been left out for a fault: the command is not known then. */
    @Test
    void whyItCannotBeCreatedIsReadInItsTabAndTheProgramGoesOn() {
        SceneKind kind = ROOK.scene();
        SceneDescriptor<RookSetup> broken = new SceneDescriptor<>(kind, "Rook", RookSetup.class, _ -> ROOK, (_, _) -> {
            throw new IllegalStateException("no " + Command.of("rook.left-out", () -> {}));
        });
        List<String> words = onFx(() -> {
            MainWindow other =
                    windows.make(UserSettings.forgotten(), SceneRegistry.all().with(UnavailableScene.guarding(broken)));
            other.show(kind);
            assertEquals(Optional.of(ROOK), other.now());
            List<String> read = other.current().orElseThrow().node().lookupAll(".label").stream()
                    .map(node -> ((Labeled) node).getText())
                    .toList();
            other.open(ANOTHER);
            assertEquals(Optional.of(ANOTHER), other.now());
            return read;
        });
        assertTrue(words.stream().anyMatch(line -> line.contains("has no rook.left-out")), words::toString);
    }

    private void showSlide() throws IOException {
        Files.writeString(folder.resolve("01-rook.md"), """
                ---
                title: A rook
                ---
                ## Which squares?

                It stands on square {{drag place 0 to 5}}.

                ```setup
                scene: rook
                board: 3x2
                start: a1
                hide: [reach]
                show: [light-squares]
                controls: {stride: 2}
                ```

                ```quiz
                ask: Which squares does the rook reach?
                kind: squares
                right: [a2, b1, c1]
                ```
                """);
        show(new LessonsSetup(folder.toString(), "01-rook.md", 1, Optional.empty()));
    }

    @Test
    void aSlideHidesAPartOfItUntilItsQuestionIsAnsweredOnItsBoard(ScreenRobot robot) throws IOException {
        showSlide();
        assertFalse(robot.isSeen("#rook-fact"));
        assertEquals("2 of them are light.", robot.text("#rook-light"));
        BoardCanvas board = robot.find("#rook-board", BoardCanvas.class);
        for (String name : List.of("a2", "b1", "c1")) {
            robot.clickOn(ShownWindow.at(board, Board.full(3, 2), name));
        }
        robot.clickOn(".check");
        robot.untilText(".reply-head", "Right!");
        untilShown("what was hidden is seen", () -> robot.isSeen("#rook-fact"));
        assertEquals("The rook reaches 3 squares.", robot.text("#rook-fact"));
    }

    @Test
    void aNumberOfItsOwnIsKnownToTheTextsOfLessons() {
        assertEquals(List.of(), faults("{{drag place 0 to 5}}"));
        assertEquals(
                List.of("r.md:6: the scene cannot show place 0 to 9. Write a smaller range."),
                faults("{{drag place 0 to 9}}"));
        assertEquals(
                List.of("r.md:6: there is no number \"site\" to be dragged. Known: columns, rows, holes, step, slider,"
                        + " place; then, if you like, a range, as in {{drag columns 3 to 8}}."),
                faults("{{drag site}}"));
    }

    private static List<String> faults(String text) {
        String lesson = "---\ntitle: A rook\n---\n## One\n\n" + text + "\n\n```setup\nscene: rook\nboard: 3x2\n```\n";
        return AllFaults.of(LessonReader.read("r.md", lesson, FileResolver.nothing()), new ClaimEvaluator()).stream()
                .map(InputFault::getMessage)
                .toList();
    }

    @Test
    void aNumberOfTheTextChangesIt(ScreenRobot robot) throws IOException {
        showSlide();
        onFx(() -> {
            robot.find("#drag-place").requestFocus();
            return null;
        });
        robot.type(KeyCode.UP);
        RookSetup moved = besideText();
        assertEquals(SquareNames.parse(moved.board(), "b1"), moved.rook());
    }

    @Test
    void aControlOfItsOwnIsBesideTheText(ScreenRobot robot) throws IOException {
        showSlide();
        robot.clickOn("#rook-stride");
        int square = SquareNames.parse(Board.full(3, 2), "c1");
        until("the rook has moved by its stride", () -> besideText().rook() == square);
    }

    private RookSetup besideText() {
        return (RookSetup) movedBesideText().orElseThrow();
    }

    /** What is beside the text; empty if it is as the slide has it. */
    private Optional<SlideEmbeddableSetup> movedBesideText() {
        return onFx(() -> ((LessonsSetup) window.now().orElseThrow()).slideScene());
    }
}
