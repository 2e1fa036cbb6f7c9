package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.robot.WindowOnScreen;
import knightschool.ui.scene.SceneContainingScene;
import knightschool.ui.scene.SetupDrivenScene;
import org.junit.jupiter.api.Test;

/** Every key that a scene has in its own tab does something on a slide, or says why not. */
class SlideKeysTest extends WindowOnScreen {
    private static final KeyStroke ESC = KeyStroke.of("Esc");

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
    }

    @Test
    void keySaysWhereItsCommandIs() {
        show("looking-one-move-ahead", 2);
        KeyEvent key = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.J, false, true, false, false);
        String why = onFx(() -> window.press(key)).orElseThrow();
        assertTrue(why.startsWith("Slides do not have the command \"to an experiment\". "), why);
        assertTrue(why.endsWith("Open this in its own tab (Alt + Enter)."), why);
    }
}
