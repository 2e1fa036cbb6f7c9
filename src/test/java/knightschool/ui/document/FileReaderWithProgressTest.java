package knightschool.ui.document;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.BackgroundWorker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class FileReaderWithProgressTest {
    /** Longer than what nothing is said of. */
    private static final long LONG_NANOS = 400_000_000;

    private final List<String> heard = new ArrayList<>();
    private MainWindow window;
    private ShownWindow shown;
    private BackgroundWorker worker;
    private FileReaderWithProgress reading;

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.show(BuiltInSceneKinds.EDITOR);
            shown = new ShownWindow(window);
            worker = BackgroundWorker.queue("reading test", Platform::runLater);
            reading = new FileReaderWithProgress(window, worker);
            return true;
        });
    }

    @AfterEach
    void close() {
        onFx(() -> {
            reading.cancel();
            worker.close();
            return true;
        });
        shown.close();
    }

    private void hear(Object answer) {
        heard.add(String.valueOf(answer));
    }

    /** One that never ends by itself. */
    private void readEndless(String name) {
        onFx(() -> {
            reading.ask(
                    name,
                    progress -> {
                        while (true) {
                            progress.reached(0.42);
                        }
                    },
                    this::hear,
                    failure -> heard.add(failure.words()));
            return true;
        });
    }

    /** The thread that reads goes on while the screen is busy. */
    @Test
    void barAndWordsTellTheSameNumber() {
        CountDownLatch further = new CountDownLatch(1);
        CountDownLatch read = new CountDownLatch(1);
        onFx(() -> {
            reading.ask(
                    "photo.png",
                    progress -> {
                        long end = System.nanoTime() + LONG_NANOS;
                        while (System.nanoTime() < end) {
                            progress.reached(0.43);
                        }
                        progress.reached(0.8);
                        further.countDown();
                        await(read);
                        return "photo";
                    },
                    this::hear,
                    failure -> heard.add(failure.words()));
            await(further);
            return true;
        });
        untilShown("it is said", () -> window.scene().lookup("#reading") != null);
        double part = onFx(() -> ((ProgressBar) window.scene().lookup("#reading .progress-bar")).getProgress());
        assertTrue(
                onFx(() -> window.scene().getRoot().lookupAll("#reading .label").stream()
                        .map(Label.class::cast)
                        .map(Label::getText)
                        .anyMatch(DocumentWords.read(part)::equals)),
                () -> "the words say " + part);
        read.countDown();
        untilShown("it is read", () -> heard.equals(List.of("photo")));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    private boolean isShown() {
        return onFx(() -> window.scene().lookup("#reading") != null);
    }

    @Test
    void whatTakesLongSaysHowFarItIsAndIsGivenUpByAPerson(ScreenRobot robot) {
        for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.ESCAPE)) {
            readEndless("photo.png");
            untilShown("it is said", () -> window.scene().lookup("#reading") != null);
            assertEquals("Reading photo.png", onFx(() -> ((Label) window.scene().lookup("#reading .head")).getText()));
            assertEquals(
                    0.42, onFx(() -> ((ProgressBar) window.scene().lookup("#reading .progress-bar")).getProgress()));
            robot.push(key);
            assertFalse(isShown());
            untilShown("the thread is free", () -> !worker.isBusy());
        }
        assertEquals(List.of(), heard);
    }

    @Test
    void whatIsReadAtOnceShowsNothingAndWhatFollowsIsReadAfterOneThatWasGivenUp() {
        readEndless("long");
        untilShown("it is said", () -> window.scene().lookup("#reading") != null);
        onFx(() -> {
            reading.ask("short", _ -> "short", this::hear, failure -> heard.add(failure.words()));
            reading.ask(
                    "broken",
                    _ -> {
                        throw new InputFault("it is broken", "Mend it.");
                    },
                    this::hear,
                    failure -> heard.add(failure.words()));
            window.scene().lookup("#reading-cancel").fireEvent(new ActionEvent());
            return true;
        });
        untilShown("the others are read", () -> heard.size() == 2);
        assertEquals(List.of("short", "It is broken. Mend it."), heard);
        assertFalse(isShown());
    }
}
