package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.session.WindowFileCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The keys by which every program opens and saves a file are answered in every scene, and beside every kind of slide:
 * both are about the same kind of file, and neither is refused without a way.
 */
@Execution(ExecutionMode.CONCURRENT)
class FallbackKeysTest extends UnshownWindow {
    private static final List<KeyCode> OPEN_AND_SAVE = List.of(KeyCode.O, KeyCode.S);

    /** A refusal says what to do first, or which key to press. */
    private static final Pattern WAY = Pattern.compile("\\b(first|press)\\b|\\((Ctrl|Alt|Shift) \\+");

    private final List<String> faults = new ArrayList<>();

    private static KeyEvent ctrl(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false);
    }

    /** Whether the table of commands gives a scene one of the keys. In any other one both open and save a set-up. */
    private static boolean hasFilesOfItsOwn(SceneKind kind) {
        return CommandDefinitions.of(kind.word()).stream()
                .flatMap(entry -> entry.keys().stream())
                .anyMatch(List.of("Ctrl+O", "Ctrl+S")::contains);
    }

    private void look(String where, SceneKind kind) {
        List<Command> all = window.commands().all();
        List<Command> absent = window.commands().absent();
        Map<KeyCode, Boolean> ofWindow = new HashMap<>();
        for (KeyCode code : OPEN_AND_SAVE) {
            KeyEvent key = ctrl(code);
            Optional<Command> command = Command.withKey(all, key);
            command.ifPresent(has -> ofWindow.put(code, has.id().startsWith("window.")));
            boolean does = command.filter(has -> has.available().get()).isPresent();
            String refusal = Command.refusal(all, key)
                    .or(() -> Command.refusalOfAbsent(all, absent, key))
                    .orElse("");
            if (!does && !(hasFilesOfItsOwn(kind) && WAY.matcher(refusal).find())) {
                faults.add(where + ", " + code + ": " + refusal);
            }
        }
        if (ofWindow.values().stream().distinct().count() > 1) {
            faults.add(where + ": the keys are about different kinds of files: " + ofWindow);
        }
    }

    @Test
    void bothKeysAreAnsweredInTheSameWay() {
        ToolkitThread.run(() -> window.add(new WindowFileCommands(window, Platform::runLater).commands()));
        for (SceneDescriptor<?> type : window.scenes().all()) {
            if (type.fillsWindow()) {
                ToolkitThread.run(() -> {
                    window.show(type.kind());
                    look(type.kind().word(), type.kind());
                });
            }
        }
        Map<SceneKind, LessonsSetup> slides = slides();
        assertTrue(slides.size() > 7, slides::toString);
        slides.forEach((kind, slide) -> {
            ToolkitThread.run(() -> window.open(slide));
            FrameLayout.untilSettled(window, 1280, 720);
            ToolkitThread.run(() -> look("slide with " + kind.word(), kind));
        });
        assertEquals("", String.join("\n", faults));
    }

    /** The first slide with each kind of scene. */
    private static Map<SceneKind, LessonsSetup> slides() {
        Map<SceneKind, LessonsSetup> first = new HashMap<>();
        for (LessonReadResult lesson : LessonFolderReader.own()) {
            List<Slide> slides = lesson.lesson().orElseThrow().slides();
            for (int i = 0; i < slides.size(); i++) {
                LessonsSetup place = new LessonsSetup("", lesson.name(), i + 1, Optional.empty());
                slides.get(i)
                        .scene()
                        .ifPresent(scene -> first.putIfAbsent(scene.setup().scene(), place));
            }
        }
        return first;
    }

    @Test
    void keyOfAnotherPageIsAnsweredWhereThereIsNone() {
        KeyEvent key = ctrl(KeyCode.J);
        for (SceneDescriptor<?> type : window.scenes().all()) {
            if (type.fillsWindow()) {
                ToolkitThread.run(() -> {
                    window.show(type.kind());
                    List<Command> all = window.commands().all();
                    if (!Command.isKeyOf(all, key)
                            && Command.refusalOfAbsent(all, window.commands().absent(), key)
                                    .isEmpty()) {
                        faults.add(type.kind().word());
                    }
                });
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void keyThatASceneLeavesUnusedNamesTheOther() {
        Command save = Command.of("play.save", "save", () -> {}, "Ctrl+S");
        Command open = Command.of("window.open-setup", () -> {});
        FallbackKeys unclaimed =
                new FallbackKeys(List.of(open, Command.of("window.save-setup", () -> {})), List.of(save));
        assertEquals(
                List.of("Ctrl + O does nothing here. To open a set-up, press Ctrl + Shift + O."),
                unclaimed.unused().stream().map(Command::refusal).toList());
        assertEquals(1, unclaimed.inScene().getFirst().keys().size());
        FallbackKeys free = new FallbackKeys(List.of(open), List.of());
        assertEquals(2, free.inScene().getFirst().keys().size());
        assertEquals(List.of(), free.unused());
    }
}
