package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.Neighbour;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import knightschool.ui.work.PendingFileWrites;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One question about all that is in no file, before the window closes. */
@ExtendWith(OnScreen.class)
class CloseConfirmationTest {
    private static final CompareSetup FIRST = CompareSetup.of(Board.full(8, 8));

    private final Neighbour<CompareSetup> scene = Neighbour.of(new SceneDescriptor<>(
            BuiltInSceneKinds.COMPARE, "Compare", CompareSetup.class, _ -> FIRST, (_, _) -> null));
    private final List<String> unsaved = new ArrayList<>(List.of("one", "two", "three"));
    private final List<String> done = new ArrayList<>();

    /** What cannot even be tried to save. */
    private final List<String> broken = new ArrayList<>();

    /** Who waits until something is saved or not. */
    private final Map<String, Consumer<Boolean>> waiting = new HashMap<>();

    private MainWindow window;
    private ShownWindow shown;
    private CloseConfirmation closing;

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(Settings.forgotten(), scene.in(SceneRegistry.all()));
            window.show(BuiltInSceneKinds.COMPARE);
            closing = new CloseConfirmation(window, List::of);
            shown = new ShownWindow(window);
            return true;
        });
        request();
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private void request() {
        onFx(() -> {
            list();
            closing.request(() -> done.add("closed"));
            return true;
        });
    }

    private void list() {
        scene.hasUnsaved(unsaved.stream()
                .map(name -> new UnsavedDocument(name, name, then -> {
                    done.add("save " + name);
                    if (broken.contains(name)) {
                        throw new IllegalStateException("broken on purpose");
                    }
                    waiting.put(name, then);
                }))
                .toList());
    }

    /** The disk or the person has answered. */
    private void saved(String name, boolean isSaved) {
        onFx(() -> {
            if (isSaved) {
                unsaved.remove(name);
                list();
            }
            waiting.remove(name).accept(isSaved);
            return true;
        });
    }

    private List<CheckBox> boxes() {
        return onFx(() -> window.scene().getRoot().lookupAll("#closing .check-box").stream()
                .map(CheckBox.class::cast)
                .toList());
    }

    private List<String> listed() {
        List<CheckBox> all = boxes();
        return onFx(() -> all.stream()
                .map(box -> box.getText() + (box.isSelected() ? " +" : " -"))
                .toList());
    }

    private void fire(int box) {
        CheckBox chosen = boxes().get(box);
        onFx(() -> {
            chosen.fire();
            return true;
        });
    }

    private Button button(String id) {
        return onFx(() -> (Button) window.scene().lookup("#" + id));
    }

    private String words() {
        return onFx(() -> button("closing-save").getText());
    }

    @Test
    void saysWhetherOneThingIsInNoFileOrSeveral() {
        assertEquals("These are in no file yet. What is not saved now is lost.", asked());
        assertEquals("Save none", onFx(() -> button("closing-discard").getText()));
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
        unsaved.subList(1, unsaved.size()).clear();
        request();
        assertEquals("This is in no file yet. What is not saved now is lost.", asked());
        assertEquals("Save", words());
        assertEquals("Don't save", onFx(() -> button("closing-discard").getText()));
    }

    /** A name that takes two lines is read whole without scrolling. */
    @Test
    void listIsAsHighAsItsNames() {
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
        unsaved.clear();
        unsaved.add("4 solvers on 5 × 5, 6 × 6, 7 × 7, 8 × 8, from 174 starts, at most 10,000,000 steps each");
        request();
        Eventually.afterFrames();
        CheckBox box = boxes().getFirst();
        Region list = onFx(() -> (Region) window.scene().getRoot().lookup("#check-list"));
        assertTrue(onFx(box::getHeight) > 30, "two lines");
        assertTrue(
                onFx(() -> list.localToScene(list.getLayoutBounds()).contains(box.localToScene(box.getLayoutBounds()))),
                () -> onFx(() -> list.getHeight() + " for " + box.getHeight()));
    }

    private String asked() {
        return onFx(() -> ((Labeled) window.scene().lookup("#closing-words")).getText());
    }

    @Test
    void listNamesAllOnceAndEnterSavesThemOneAfterTheOther(ScreenRobot robot) {
        assertEquals(List.of("Compare: one +", "Compare: two +", "Compare: three +"), listed());
        assertEquals("Save all", words());
        robot.push(KeyCode.ENTER);
        assertEquals(List.of("save one"), done);
        robot.push(KeyCode.ENTER);
        assertEquals(List.of("save one"), done, "it is being saved already");
        saved("one", true);
        saved("two", true);
        saved("three", true);
        assertEquals(List.of("save one", "save two", "save three", "closed"), done);
        assertTrue(boxes().isEmpty());
    }

    @Test
    void onlyWhatIsChosenIsSavedAndTheRestGivenUp() {
        fire(1);
        assertEquals("Save chosen", words());
        fire(0);
        fire(2);
        assertTrue(onFx(() -> button("closing-save").isDisabled()), "nothing is chosen");
        fire(2);
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        saved("three", true);
        assertEquals(List.of("save three", "closed"), done);
    }

    @Test
    void whatIsNotSavedAfterAllLeadsBackToTheListAndNothingIsLost() {
        fire(1);
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        saved("one", true);
        saved("three", false);
        assertEquals(List.of("Compare: two -", "Compare: three +"), listed());
        assertEquals(List.of("save one", "save three"), done);
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        assertEquals("closed", done.getLast());
    }

    /** Else the card would say for ever that it saves, with a button that does nothing. */
    @Test
    void savingThatBreaksDownLeadsBackToTheListAndCanBeTriedAgain() {
        broken.add("two");
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        unsaved.remove("one");
        onFx(() -> {
            list();
            Consumer<Boolean> then = waiting.remove("one");
            return assertThrows(IllegalStateException.class, () -> then.accept(true));
        });
        assertEquals(List.of("Compare: two +", "Compare: three +"), listed());
        assertEquals("These are in no file yet. What is not saved now is lost.", asked());
        broken.clear();
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        saved("two", true);
        saved("three", true);
        assertEquals(List.of("save one", "save two", "save two", "save three", "closed"), done);
    }

    /** The next document would be saved twice, and the window closed before the second one has ended. */
    @Test
    void saveIsAnsweredOnce() {
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        Consumer<Boolean> one = waiting.get("one");
        saved("one", true);
        onFx(() -> {
            one.accept(true);
            return true;
        });
        assertEquals(List.of("save one", "save two"), done);
        saved("two", false);
        onFx(() -> {
            one.accept(true);
            return true;
        });
        assertEquals(List.of("save one", "save two"), done);
    }

    @Test
    void answerToAnEarlierQuestionIsNoneToTheNextOne() {
        Button earlier = button("closing-discard");
        fireCancel();
        request();
        onFx(() -> {
            earlier.fire();
            return true;
        });
        assertEquals(List.of(), done);
        assertEquals(3, boxes().size(), "the question stands");
    }

    @Test
    void nothingIsSavedOrClosedAfterTheWindowIsClosed() {
        Button discard = button("closing-discard");
        onFx(() -> {
            button("closing-save").fire();
            window.close();
            discard.fire();
            return true;
        });
        saved("one", true);
        assertEquals(List.of("save one"), done);
    }

    /** A file that waits for the answer would be waited for, for ever. */
    @Test
    void questionIsCancelledWithItsWindowAndOneThatComesLaterAtOnce() {
        List<String> cancelled = new ArrayList<>();
        onFx(() -> {
            window.ask(question("one", () -> {
                cancelled.add("one");
                throw new IllegalStateException("broken on purpose");
            }));
            window.ask(question("two", () -> cancelled.add("two")));
            assertThrows(IllegalStateException.class, window::close);
            window.ask(question("three", () -> cancelled.add("three")));
            return true;
        });
        assertEquals(List.of("two", "one", "three"), cancelled);
    }

    private static ModalCard question(String id, Runnable cancelled) {
        Button button = QuestionDialog.button(id, "Close", () -> {});
        VBox card = QuestionDialog.card("Really?");
        card.setId(id + "-card");
        card.getChildren().add(button);
        return new ModalCard(card, button, cancelled);
    }

    @Test
    void escAndCancelGoOnAndTheNextTimeItIsAskedAgain(ScreenRobot robot) {
        robot.push(KeyCode.ESCAPE);
        assertTrue(boxes().isEmpty());
        request();
        request();
        assertEquals(3, boxes().size());
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
        assertEquals(List.of(), done);
        unsaved.clear();
        request();
        assertEquals(List.of("closed"), done);
    }

    @Test
    void escWhileItIsSavedGoesOnAndDoesNotClose(ScreenRobot robot) {
        robot.push(KeyCode.ENTER);
        robot.push(KeyCode.ESCAPE);
        saved("one", true);
        assertEquals(List.of("save one"), done);
    }

    @Test
    void whatWasChangedWhileItWasSavedIsAskedAboutAgain(ScreenRobot robot) {
        fire(1);
        fire(2);
        robot.push(KeyCode.ENTER);
        onFx(() -> {
            waiting.remove("one").accept(true);
            return true;
        });
        assertEquals(List.of("Compare: one +", "Compare: two -", "Compare: three -"), listed());
        assertEquals(List.of("save one"), done);
    }

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

    @Test
    void whatIsBeingSavedIsNamedAndCanStillBeGivenUp() {
        onFx(() -> {
            button("closing-save").fire();
            return true;
        });
        assertEquals(
                "Saving Compare: one …", onFx(() -> ((Labeled) window.scene().lookup("#closing-words")).getText()));
        onFx(() -> {
            button("closing-discard").fire();
            return true;
        });
        assertEquals(List.of("save one", "closed"), done);
    }

    private void fireCancel() {
        onFx(() -> {
            button("closing-cancel").fire();
            return true;
        });
    }
}
