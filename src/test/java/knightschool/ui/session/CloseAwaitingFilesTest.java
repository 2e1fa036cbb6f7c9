package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import knightschool.Eventually;
import knightschool.files.InputFault;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.work.PendingFileWrites;
import knightschool.ui.work.StateSaver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Before the window closes, the disk and all files that are being written are waited for. */
@ExtendWith(OnScreen.class)
class CloseAwaitingFilesTest extends CloseConfirmationJourney {
    /** A keeper whose disk answers only when the test says so. */
    private final class SlowDisk implements StateSaver {
        private Consumer<Optional<InputFault>> waiting = _ -> {};

        @Override
        public void keep(Consumer<Optional<InputFault>> then) {
            waiting = then;
        }

        @Override
        public List<Path> files() {
            return List.of(
                    Path.of("/home/someone/lessons.txt"),
                    Path.of("/home/someone/steps.gif"),
                    Path.of("/home/else/runs.csv"));
        }
    }

    private void closeOn(StateSaver disk, Duration patience) {
        unsaved.clear();
        onFx(() -> {
            list();
            closing = new CloseConfirmation(window, () -> List.of(disk), patience);
            closing.request(() -> done.add("closed"));
            return true;
        });
    }

    private void closeOn(SlowDisk disk) {
        closeOn(disk, Duration.ofMillis(1));
        untilShown("it is said what is waited for", () -> window.scene().lookup("#closing-waits") != null);
    }

    @Test
    void diskThatDoesNotAnswerIsSaidAndTheWindowClosesWithoutIt() {
        fireCancel();
        closeOn(new SlowDisk());
        assertTrue(
                onFx(() -> window.scene().getRoot().lookupAll("#closing-waits .label").stream()
                        .map(Labeled.class::cast)
                        .anyMatch(label -> label.getText()
                                .contains("lessons.txt, steps.gif in /home/someone, and runs.csv in /home/else"))),
                "the files are named");
        assertEquals(List.of(), done);
        onFx(() -> {
            button("close-without-saving").fire();
            return true;
        });
        assertEquals(List.of("closed"), done);
    }

    /** It would keep the window open for ever, as nothing that a person can see is waited for. */
    @Test
    void saverThatBreaksDownIsNamedAndDoesNotKeepTheWindowOpen() {
        fireCancel();
        closeOn(
                _ -> {
                    throw new IllegalStateException("broken on purpose");
                },
                Duration.ofHours(1));
        answer("Close");
        assertEquals(List.of("closed"), done);
    }

    @Test
    void diskThatAnswersAtLastClosesTheWindowByItself() {
        fireCancel();
        SlowDisk disk = new SlowDisk();
        closeOn(disk);
        onFx(() -> {
            disk.waiting.accept(Optional.empty());
            return true;
        });
        assertEquals(List.of("closed"), done);
        assertNull(onFx(() -> window.scene().lookup("#closing-waits")));
    }

    /** A file may wait for the answer to that very question, which the card would hide. */
    @Test
    void whatIsWaitedForIsNotSaidOverAnotherQuestionButOnceItIsAnswered() {
        fireCancel();
        onFx(() -> {
            QuestionDialog.ask(
                    window,
                    "Replace the file?",
                    "It is there already.",
                    List.of(QuestionDialog.Answer.of("Replace", () -> {}), QuestionDialog.Answer.of("No", () -> {})));
            return true;
        });
        closeOn(new SlowDisk(), Duration.ofMillis(1));
        Eventually.afterFrames();
        assertNull(onFx(() -> window.scene().lookup("#closing-waits")));
        answer("Replace");
        untilShown("it is said what is waited for", () -> window.scene().lookup("#closing-waits") != null);
    }

    /** A long picture would leave the person without a word, and without a way to close. */
    @Test
    void whatIsWaitedForIsSaidOverACardThatAsksNothing() {
        fireCancel();
        onFx(() -> {
            Button stop = QuestionDialog.button("making-stop", "Stop", () -> {});
            window.ask(ModalCard.progress(QuestionDialog.card("Making the picture"), stop, () -> {}));
            return true;
        });
        closeOn(new SlowDisk());
    }

    /**
     * Quick presses of the key must not lose what a moment later would be saved: only the button in words gives it up.
     */
    @Test
    void secondRequestSaysAtOnceWhatIsWaitedForAndFurtherOnesGiveNothingUp() {
        fireCancel();
        closeOn(new SlowDisk(), Duration.ofHours(1));
        assertNull(onFx(() -> window.scene().lookup("#closing-waits")));
        request();
        assertNotNull(onFx(() -> window.scene().lookup("#closing-waits")));
        request();
        request();
        assertEquals(List.of(), done);
        assertEquals(
                1,
                onFx(() -> window.scene().getRoot().lookupAll("#closing-waits").size()));
        onFx(() -> {
            button("close-without-saving").fire();
            return true;
        });
        assertEquals(List.of("closed"), done);
    }

    /** The answer holds as long as the window waits for the disk, and no longer; what is new is asked about. */
    @Test
    void whatWasGivenUpIsNotAskedAboutAgainWhileTheDiskIsAwaited() {
        fireCancel();
        SlowDisk disk = new SlowDisk();
        onFx(() -> {
            closing = new CloseConfirmation(window, () -> List.of(disk), Duration.ofHours(1));
            return true;
        });
        request();
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        request();
        assertNull(onFx(() -> window.scene().lookup("#closing")), "it has been answered");
        assertNotNull(onFx(() -> window.scene().lookup("#closing-waits")));
        onFx(() -> {
            button("closing-goes-on").fire();
            return true;
        });
        request();
        assertEquals(3, boxes().size(), "the person went on working");
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        unsaved.add("four");
        request();
        assertEquals(4, boxes().size(), "one is new");
        assertEquals(List.of(), done);
        onFx(() -> {
            disk.waiting.accept(Optional.empty());
            return true;
        });
        assertEquals(List.of(), done, "the question about what is new stands");
    }

    /** Files that are written beside the documents, such as tables and pictures, are waited for, too. */
    @Test
    void windowWaitsForFilesThatAreBeingWritten() {
        fireCancel();
        unsaved.clear();
        PendingFileWrites.Write picture = onFx(() -> window.fileWrites().begin(Path.of("/home/someone/steps.gif")));
        PendingFileWrites.Write table = onFx(() -> window.fileWrites().begin(Path.of("/home/someone/runs.csv")));
        request();
        onFx(() -> {
            picture.end();
            return true;
        });
        assertEquals(List.of(), done);
        onFx(() -> {
            table.end();
            return true;
        });
        assertEquals(List.of("closed"), done);
    }

    /** Esc, meant for the closing, would else end a long work, and the window would close without its file. */
    @Test
    void longWorkIsSaidAtOnceWithHowFarItIsAndEscMeansTheClosing(ScreenRobot robot) {
        fireCancel();
        unsaved.clear();
        StringProperty progress = new SimpleStringProperty("Picture 2 of 121");
        PendingFileWrites.Write picture = onFx(() -> {
            PendingFileWrites.Write begun = window.fileWrites().begin(Path.of("/home/someone/steps.gif"));
            begun.setProgress(progress);
            Button stop = QuestionDialog.button("making-stop", "Cancel", begun::end);
            window.ask(ModalCard.progress(QuestionDialog.card("Making the picture"), stop, begun::end));
            return begun;
        });
        closeOn(new SlowDisk(), Duration.ofHours(1));
        Label line = onFx(() -> (Label) window.scene().lookup("#closing-progress"));
        assertNotNull(line, "how far it is");
        assertEquals(
                1,
                onFx(() -> window.scene().getRoot().lookupAll("#closing-waits .label").stream()
                        .map(Labeled.class::cast)
                        .filter(label -> label.getText().contains("as soon as steps.gif in /home/someone is written"))
                        .count()),
                "only the file of the work is named");
        onFx(() -> {
            progress.set("Picture 3 of 121");
            return true;
        });
        assertEquals("Picture 3 of 121", onFx(line::getText));
        robot.push(KeyCode.ESCAPE);
        assertNull(onFx(() -> window.scene().lookup("#closing-waits")));
        assertEquals(1, onFx(() -> window.fileWrites().files().size()), "the work goes on");
        onFx(() -> {
            picture.end();
            return true;
        });
        assertEquals(List.of(), done, "the window stays");
    }

    @Test
    void fileThatCannotBeWrittenKeepsTheWindowOpen() {
        fireCancel();
        unsaved.clear();
        PendingFileWrites.Write table = onFx(() -> window.fileWrites().begin(Path.of("/home/someone/runs.csv")));
        request();
        onFx(() -> {
            table.fail(new InputFault("runs.csv", "the disk is full", "Make room."));
            return true;
        });
        assertEquals(List.of(), done);
        assertTrue(onFx(() -> window.scene().getRoot().lookupAll(".label").stream()
                .map(Labeled.class::cast)
                .anyMatch(label -> label.getText().contains("the disk is full"))));
    }

    /** A picture that could not be written is not written by saving the rest again, and is not forgotten by it. */
    @Test
    void tryingAgainSavesTheRestButDoesNotForgetAFileThatIsNotWritten() {
        fireCancel();
        unsaved.clear();
        PendingFileWrites.Write table = onFx(() -> window.fileWrites().begin(Path.of("/home/someone/runs.csv")));
        SlowDisk disk = new SlowDisk();
        closeOn(disk, Duration.ofHours(1));
        onFx(() -> {
            disk.waiting.accept(Optional.of(new InputFault("session.txt", "the disk is full", "Make room.")));
            table.fail(new InputFault("runs.csv", "the disk is broken", "Take another one."));
            return true;
        });
        assertEquals(List.of("Try again", "Close", "Cancel"), answers());
        answer("Try again");
        onFx(() -> {
            disk.waiting.accept(Optional.empty());
            return true;
        });
        assertEquals(List.of(), done);
        assertEquals(List.of("Close", "Cancel"), answers());
        assertTrue(onFx(() -> ((Labeled) window.scene().lookup("#question-fact"))
                .getText()
                .startsWith("runs.csv: the disk is broken.")));
        answer("Close");
        assertEquals(List.of("closed"), done);
    }

    private List<Button> answerButtons() {
        return window.scene().lookup("#question").lookupAll(".button").stream()
                .map(Button.class::cast)
                .toList();
    }

    private List<String> answers() {
        return onFx(() -> answerButtons().stream().map(Button::getText).toList());
    }

    private void answer(String words) {
        onFx(() -> {
            answerButtons().stream()
                    .filter(button -> button.getText().equals(words))
                    .findFirst()
                    .orElseThrow()
                    .fire();
            return true;
        });
    }
}
