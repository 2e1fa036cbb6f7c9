package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.robot.WindowOnScreen;
import knightschool.ui.scene.SceneContainingScene;
import knightschool.ui.scene.SetupDrivenScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every key that a scene has in its own tab does something on a slide, or says why not. */
class SlideKeysTest extends WindowOnScreen {
    private static final KeyStroke ESC = KeyStroke.of("Esc");
    private static final String LESSON = """
            ---
            title: Maps
            ---
            ## Map

            A map.

            ```setup
            scene: tourmap
            board: 3x3
            ```
            """;

    private void show(String lesson, int slide) {
        onFx(() -> {
            window.open(OwnLessons.slide(lesson, slide));
            return null;
        });
        untilShown("the slide is on screen", window::isSettled);
    }

    /** The ids of the commands of a scene whose keys are mute on the slide on screen. */
    private List<String> mute(SceneKind kind) {
        return onFx(() -> {
            SetupDrivenScene<?> lessons = window.current().orElseThrow();
            List<Command> all = new ArrayList<>(lessons.commands());
            all.addAll(lessons.offer(SceneContainingScene.class).orElseThrow().absentCommands());
            Set<KeyStroke> used = all.stream()
                    .filter(command -> command.available().get())
                    .flatMap(command -> command.keys().stream())
                    .collect(Collectors.toSet());
            return CommandDefinitions.of(kind.word()).stream()
                    .filter(entry -> entry.keys().stream()
                            .map(KeyStroke::of)
                            .anyMatch(stroke -> !used.contains(stroke) && !stroke.equals(ESC)))
                    .filter(entry -> all.stream()
                            .filter(command -> command.id().equals(entry.id()) || isUndoOfSlide(command, entry))
                            .allMatch(command -> command.refusal().isEmpty()))
                    .map(CommandDefinitions.Entry::id)
                    .toList();
        });
    }

    /** Whether a command undoes or redoes on the slide with a key by which the scene does so in its own tab. */
    private static boolean isUndoOfSlide(Command command, CommandDefinitions.Entry entry) {
        return command.isUndoOrRedo()
                && entry.keys().stream().map(KeyStroke::of).anyMatch(command.keys()::contains);
    }

    @Test
    void noKeyOfASceneIsMute() {
        show("looking-one-move-ahead", 2);
        assertEquals(List.of(), mute(BuiltInSceneKinds.COMPARE));
        show("all-solvers-in-one-table", 7);
        assertEquals(List.of(), mute(BuiltInSceneKinds.EDITOR));
        show("play-it-yourself", 1);
        assertEquals(List.of(), mute(BuiltInSceneKinds.PLAY));
        show("positions-as-vertices", 1);
        assertEquals(List.of(), mute(BuiltInSceneKinds.STATEMAP));
        show("circuits-and-large-boards", 1);
        assertEquals(List.of(), mute(BuiltInSceneKinds.TOUR));
    }

    private void press(KeyCode code, boolean control) {
        onFx(() -> {
            Node focused = window.scene().getFocusOwner();
            focused.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false));
            return true;
        });
        untilShown("the key has had its effect", window::isSettled);
    }

    /** Whether the tour that the user has asked for beside the text is closed. */
    private boolean isClosed() {
        LessonsSetup now =
                (LessonsSetup) onFx(() -> window.current().orElseThrow().now());
        return ((TourConstructionSetup) now.slideScene().orElseThrow()).closed();
    }

    @Test
    void changeOfATourIsTakenBackByTheKeyOfTheSlide() {
        show("circuits-and-large-boards", 1);
        press(KeyCode.C, false);
        assertFalse(isClosed());
        press(KeyCode.Z, true);
        assertTrue(isClosed());
        press(KeyCode.Y, true);
        assertFalse(isClosed());
    }

    @Test
    void slideUndoesWhatIsDoneInItsScene(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("maps.md"), LESSON);
        onFx(() -> {
            window.open(new LessonsSetup(folder.toString(), "maps.md", 1, Optional.empty()));
            return true;
        });
        untilShown("the slide is on screen", window::isSettled);
        List<String> undoes = onFx(() -> window.current().orElseThrow().commands().stream()
                .filter(Command::isUndoOrRedo)
                .map(Command::id)
                .toList());
        assertEquals(List.of("lesson.undo", "lesson.redo"), undoes, "one command for answers and for the scene");
    }
}
