package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.lesson.print.LessonExportDialogs;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.session.CloseConfirmation;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The open lesson, saved as a handout and as pictures. */
@ExtendWith(OnScreen.class)
class PrintLessonTest {
    private static final String LESSON = """
            ---
            title: Small boards
            ---

            ## Edges

            The board has {{edges 4x4}} of them.

            ```quiz
            ask: Which square has the name b2?
            kind: squares
            right: b2
            because: It is the second from the left, and from below.
            ```

            ```setup
            scene: board
            board: 4x4
            ```

            ## The end

            That was all.
            """;

    @TempDir
    private Path folder;

    private MainWindow window;
    private final Answers answers = new Answers();
    private final FixedAnswers files = new FixedAnswers();

    @Start
    void open(Stage shown) throws IOException {
        Files.writeString(folder.resolve("small.md"), LESSON);
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.open(new LessonsSetup(folder.toString(), "small.md", 1, Optional.empty()));
        shown.setScene(window.scene());
        shown.setX(0);
        shown.setY(0);
        shown.setWidth(1024);
        shown.setHeight(760);
        shown.show();
    }

    @BeforeEach
    void waitForTheSlide() {
        until("the slide is there", () -> onFx(window::isSettled));
        onFx(() -> {
            scene().printer().askBy(answers, files);
            return true;
        });
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return true;
        });
    }

    private LessonScene scene() {
        return (LessonScene) window.current().orElseThrow();
    }

    private static Bounds boundsOf(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private String message() {
        return onFx(() -> {
            Label message = (Label) window.scene().lookup("#message");
            return message.getParent().isVisible() ? message.getText() : "";
        });
    }

    private String text(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document);
        }
    }

    @Test
    void whatIsSaidOfAFileStaysWhereTheNextSlideIsShown(ScreenRobot robot) {
        AtomicReference<String> afterTurning = new AtomicReference<>();
        onFx(() -> {
            ShownWindow.message(window).addListener((_, _, said) -> {
                if (said.contains("small.pdf")) {
                    Platform.runLater(() -> {
                        window.run("lesson.next");
                        afterTurning.compareAndSet(
                                null, ShownWindow.message(window).get());
                    });
                }
            });
            return true;
        });
        files.save = Optional.of(folder.resolve("small.pdf"));
        robot.push(KeyCode.CONTROL, KeyCode.P);
        until("it is saved, and the slide is turned", () -> afterTurning.get() != null);
        assertTrue(afterTurning.get().contains("small.pdf"), afterTurning.get());
        until(
                "the next slide is shown",
                () -> onFx(() -> window.isSettled()
                        && ((Label) window.scene().lookup("#slide-title"))
                                .getText()
                                .equals("The end")));
    }

    @Test
    void handoutIsSavedByAKeyAndSaidSo(ScreenRobot robot) throws IOException {
        Path pdf = folder.resolve("small.pdf");
        files.save = Optional.of(pdf);
        robot.push(KeyCode.CONTROL, KeyCode.P);
        until("it is saved", () -> message().contains("small.pdf"));
        String text = text(pdf);
        assertTrue(text.contains("The board has 24 of them."), text);
        assertFalse(text.contains("second from the left"), text);
        assertEquals("small.pdf", files.saving.getFirst().name());
        onFx(() -> {
            answers.withAnswers = true;
            window.run(LessonCommands.HANDOUT);
            return true;
        });
        until("it is saved again", () -> onFx(window::isSettled));
        assertTrue(text(pdf).contains("b2. It is the second from the left"), text(pdf));
    }

    @Test
    void handoutOfTheLessonToGoOnWithIsSavedFromTheList(ScreenRobot robot) throws IOException {
        robot.type(KeyCode.ESCAPE);
        until(
                "the list is there",
                () -> onFx(() -> window.isSettled() && scene().now().lesson().isEmpty()));
        Path pdf = folder.resolve("small.pdf");
        files.save = Optional.of(pdf);
        robot.push(KeyCode.CONTROL, KeyCode.P);
        until("it is saved", () -> message().contains("small.pdf"));
        assertTrue(text(pdf).contains("The board has 24 of them."));
    }

    @Test
    void handoutNeverReplacesAFileThatNobodyWasAskedAbout(ScreenRobot robot) throws IOException {
        Path pdf = Files.writeString(folder.resolve("small.pdf"), "mine");
        // The dialog asked about "small", which is no file; the ending is added afterwards.
        files.save = Optional.of(folder.resolve("small"));
        robot.push(KeyCode.CONTROL, KeyCode.P);
        until("it is asked", () -> onFx(() -> files.askedToReplace == 1 && window.isSettled()));
        assertEquals("mine", Files.readString(pdf));
        files.replace = true;
        robot.push(KeyCode.CONTROL, KeyCode.P);
        until("it is saved", () -> message().contains("small.pdf"));
        assertTrue(text(pdf).contains("The board has 24 of them."));
    }

    @Test
    void handoutThatCannotBeWrittenIsSaidInWords(ScreenRobot robot) {
        files.save = Optional.of(folder.resolve("none").resolve("small.pdf"));
        robot.push(KeyCode.CONTROL, KeyCode.P);
        until("it is refused", () -> message().contains("none"));
        assertTrue(onFx(window::isSettled));
    }

    @Test
    void printingCanBeStoppedAndLeavesNothing(ScreenRobot robot) throws IOException {
        Path pdf = folder.resolve("small.pdf");
        files.save = Optional.of(pdf);
        Button stop = onFx(() -> (Button) window.scene().lookup("#lesson-print-stop"));
        onFx(() -> {
            window.run(LessonCommands.HANDOUT);
            assertTrue(stop.isVisible());
            window.run(LessonCommands.STOP_PRINTING);
            assertFalse(stop.isVisible());
            return true;
        });
        assertTrue(message().startsWith("Stopped."), message());
        until("nothing is under way", () -> onFx(window::isSettled));
        assertEquals(List.of("small.md"), names());
    }

    @Test
    void escStopsPrintingBeforeItLeavesTheLesson(ScreenRobot robot) {
        files.save = Optional.of(folder.resolve("small.pdf"));
        onFx(() -> {
            window.run(LessonCommands.HANDOUT);
            javafx.event.Event.fireEvent(
                    window.scene(),
                    new javafx.scene.input.KeyEvent(
                            javafx.scene.input.KeyEvent.KEY_PRESSED,
                            "",
                            "",
                            KeyCode.ESCAPE,
                            false,
                            false,
                            false,
                            false));
            assertTrue(scene().printer().isSettled());
            assertTrue(window.scene().lookup("#slide-title") != null);
            return true;
        });
    }

    @Test
    void slidesAreSavedAsPicturesAndThoseThereAreAskedAbout(ScreenRobot robot) throws IOException {
        Path into = Files.createDirectory(folder.resolve("pictures"));
        files.chosenFolder = Optional.of(into);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        until("they are saved", () -> message().startsWith("2 pictures saved"));
        assertEquals(1920, ImageIO.read(into.resolve("small-01.png").toFile()).getWidth());
        assertEquals(0, answers.questions);
        Files.writeString(into.resolve("small-02.png"), "mine");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        until("it is asked", () -> onFx(() -> answers.questions == 2));
        until("nothing is under way", () -> onFx(window::isSettled));
        assertEquals("mine", Files.readString(into.resolve("small-02.png")));
    }

    @Test
    void progressOfPrintingPushesNoButtonOutOfTheWindow(ScreenRobot robot) {
        onFx(() -> {
            window.open(OwnLessons.slide("why-there-is-no-tour", 3));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        assertTrue(ScreenRobot.isSeen(robot.find("#open-legend")), "the slide has a legend");
        files.save = Optional.of(folder.resolve("long.pdf"));
        window.run(LessonCommands.HANDOUT);
        until("slides are drawn", () -> robot.text("#lesson-print-stop").startsWith("Slide"));
        List<String> pushed = onFx(() -> Stream.of("#open-legend", "#help", "#theme")
                .filter(id -> {
                    Bounds place = boundsOf(window.scene().lookup(id));
                    return place.getMaxX() > window.scene().getWidth() || place.getWidth() < 30;
                })
                .toList());
        window.run(LessonCommands.STOP_PRINTING);
        assertEquals(List.of(), pushed);
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 1024})
    void progressOfPrintingIsReadWhole(int width, ScreenRobot robot) {
        onFx(() -> {
            window.scene().getWindow().setWidth(width);
            // The program has a menu in its bar.
            window.add(List.of(Command.of("test.open", "open", () -> {})));
            window.open(OwnLessons.slide("why-there-is-no-tour", 3));
            return true;
        });
        until("the slide is there", () -> onFx(window::isSettled));
        files.save = Optional.of(folder.resolve("long.pdf"));
        window.run(LessonCommands.HANDOUT);
        until("slides are drawn", () -> robot.text("#lesson-print-stop").startsWith("Slide"));
        String progress = onFx(() -> {
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();
            return ((Text) window.scene().lookup("#lesson-print-stop .text")).getText();
        });
        window.run(LessonCommands.STOP_PRINTING);
        assertTrue(progress.matches("Slide \\d+ of \\d+"), progress);
        assertTrue(ScreenRobot.isSeen(robot.find("#toggle-notes")), "the notes have their button again");
    }

    /** As with a key that is pressed directly after the start of the program. */
    @Test
    void lessonThatIsStillBeingReadIsTheOneThatIsPrinted() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("asked-for.md"), LESSON);
        Path pdf = folder.resolve("asked-for.pdf");
        files.save = Optional.of(pdf);
        onFx(() -> {
            window.close();
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.open(new LessonsSetup(other.toString(), "asked-for.md", 1, Optional.empty()));
            scene().printer().askBy(answers, files);
            window.run(LessonCommands.HANDOUT);
            return true;
        });
        until("it is saved", () -> message().contains("asked-for.pdf"));
        assertEquals("asked-for.pdf", files.saving.getFirst().name());
    }

    @Test
    void endOfPrintingBeforeAClassIsSaidOnceThePresentationIsLeft(ScreenRobot robot) {
        Path pdf = folder.resolve("small.pdf");
        files.save = Optional.of(pdf);
        onFx(() -> {
            window.run(LessonCommands.PRESENT);
            window.run(LessonCommands.HANDOUT);
            return true;
        });
        until(
                "it is saved",
                () -> Files.exists(pdf) && onFx(() -> scene().printer().isSettled()));
        assertEquals("", message(), "a class looks on");
        robot.push(KeyCode.ESCAPE);
        until("it is said", () -> message().equals("Saved as " + pdf + "."));
    }

    @Test
    void printingGoesOnWhileAnotherTabIsShownAndIsSaidThere(ScreenRobot robot) throws IOException {
        Path pdf = folder.resolve("small.pdf");
        files.save = Optional.of(pdf);
        onFx(() -> {
            window.run(LessonCommands.HANDOUT);
            window.show(BuiltInSceneKinds.CENSUS);
            return true;
        });
        until("it is saved", () -> message().contains("small.pdf"));
        assertTrue(text(pdf).contains("The board has 24 of them."));
        assertEquals(
                BuiltInSceneKinds.CENSUS, onFx(() -> window.now().orElseThrow().scene()));
    }

    @Test
    void windowThatIsClosedWaitsForTheHandout() throws IOException {
        Path pdf = folder.resolve("small.pdf");
        files.save = Optional.of(pdf);
        AtomicReference<Boolean> writtenAtClose = new AtomicReference<>();
        onFx(() -> {
            window.run(LessonCommands.HANDOUT);
            new CloseConfirmation(window, List::of).request(() -> writtenAtClose.set(Files.exists(pdf)));
            return true;
        });
        until("the window closes", () -> writtenAtClose.get() != null);
        assertTrue(writtenAtClose.get());
        assertTrue(text(pdf).contains("The board has 24 of them."));
    }

    @Test
    void whatIsPrintedIsSaidAndCanBeStoppedOnceOneComesBack(ScreenRobot robot) throws IOException {
        files.save = Optional.of(folder.resolve("small.pdf"));
        onFx(() -> {
            window.run(LessonCommands.HANDOUT);
            window.show(BuiltInSceneKinds.CENSUS);
            window.show(BuiltInSceneKinds.LESSONS);
            Button stop = (Button) window.scene().lookup("#lesson-print-stop");
            assertTrue(stop.isVisible());
            assertEquals(scene().printer().progressProperty().get(), stop.getText());
            stop.fire();
            assertFalse(stop.isVisible());
            return true;
        });
        assertTrue(message().startsWith("Stopped."), message());
        until("nothing is under way", () -> onFx(window::isSettled));
        assertEquals(List.of("small.md"), names());
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    /** A person who has decided. */
    private static final class Answers implements LessonExportDialogs {
        private boolean withAnswers;
        private int questions;

        @Override
        public void withAnswers(Consumer<Boolean> then) {
            then.accept(withAnswers);
        }

        @Override
        public void replaces(int pictures, Path into, Runnable then) {
            questions = pictures;
        }
    }
}
