package knightschool.ui.session;

import static knightschool.Eventually.beside;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.files.FullDisk;
import knightschool.files.InputFault;
import knightschool.session.MergingFileStore;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.session.StoredSettings;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnScreen.class)
class SessionAutosaverTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final CompareSetup COMPARED =
            CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.FirstUndo()));

    @TempDir
    private Path folder;

    /** A window is closed and another opened: the toolkit must outlive the first. */
    @BeforeAll
    static void keepTheToolkit() {
        Platform.setImplicitExit(false);
    }

    private MainWindow window() {
        return onFx(() -> {
            MainWindow made = windows.make();
            Stage stage = new Stage();
            stage.setScene(made.scene());
            stage.show();
            return made;
        });
    }

    private SessionAutosaver keeper(MainWindow window) {
        return onFx(() -> new SessionAutosaver(window, new SessionStore(folder), Platform::runLater));
    }

    private static void open(MainWindow window, Setup setup) {
        onFx(() -> {
            window.open(setup);
            return true;
        });
        untilShown(setup + " is settled", window::isSettled);
    }

    @Test
    void endWritesWhatEverySceneShowedAndBeginBringsItBack() {
        MainWindow window = window();
        SessionAutosaver keeper = keeper(window);
        EditorSetup edited = EditorSetup.of(Board.full(4, 3)).pointingAt(2);
        LessonsSetup slide = new LessonsSetup("", "05-walks-trails-paths-circuits.md", 3, Optional.empty());
        TourConstructionSetup tour = TourConstructionSetup.of(8, 6, true).at(Optional.of(new Moment.Step(2)));
        for (Setup setup : List.of(edited, slide, tour, COMPARED)) {
            open(window, setup);
        }
        beside(onFx(keeper::end));

        Session kept = new SessionStore(folder).load().orElseThrow();
        MainWindow next = window();
        onFx(() -> {
            keeper(next).begin(Optional.of(kept));
            return true;
        });
        untilShown(
                "the comparison is back", () -> next.isSettled() && next.now().equals(Optional.of(COMPARED)));
        for (Setup setup : List.of(edited, slide, tour)) {
            onFx(() -> {
                next.show(setup.scene());
                return true;
            });
            untilShown(setup + " is back", () -> next.isSettled() && next.now().equals(Optional.of(setup)));
        }
    }

    @Test
    void keepWritesWhileTheWindowIsOpenSoThatACrashLosesLittle() {
        MainWindow window = window();
        SessionAutosaver keeper = keeper(window);
        open(window, COMPARED);
        onFx(() -> {
            keeper.keep();
            return true;
        });
        untilShown("the session is written", keeper::isSettled);
        Session kept = new SessionStore(folder).load().orElseThrow();
        assertEquals(BuiltInSceneKinds.COMPARE, kept.current());
        assertEquals(List.of(COMPARED), kept.scenes());
        assertTrue(SessionAutosaver.EVERY.toSeconds() <= 20);
    }

    /** The session, the settings and the levels, on one disk without room: two of them are tried when it is closed. */
    @Test
    void whatCannotBeKeptIsSaidInOneQuestionBeforeTheWindowIsClosed() throws IOException {
        AtomicInteger closed = new AtomicInteger();
        MainWindow window = window();
        SessionAutosaver keeper = keeper(window);
        open(window, COMPARED);
        for (String name : List.of("session.txt", "settings.txt", "levels.txt")) {
            Files.createDirectories(folder.resolve(name));
        }
        ObjectProperty<StoredSettings> chosen = new SimpleObjectProperty<>(StoredSettings.NONE);
        CloseConfirmation closing = onFx(() -> {
            StoreChangeAutosaver<StoredSettings> choices = new StoreChangeAutosaver<>(
                    chosen,
                    chosen::set,
                    Optional.of(MergingFileStore.ofSettings(folder)),
                    window.messages(),
                    Platform::runLater);
            chosen.set(StoredSettings.NONE.with("theme", "DARK"));
            return new CloseConfirmation(window, () -> List.of(keeper, choices));
        });
        request(closing, closed, window);
        String fault = folder.resolve("session.txt") + ", settings.txt: this is a folder, not a file. Move it away. ";
        assertEquals(fault + "What is not kept is lost when you close the window.", question(window));
        assertEquals("", message(window), "it is said once");
        answer(window, "Cancel");
        assertEquals(0, closed.get());
        request(closing, closed, window);
        Files.delete(folder.resolve("session.txt"));
        Files.delete(folder.resolve("settings.txt"));
        answer(window, "Try again");
        untilShown("the window is closed", () -> closed.get() == 1);
        assertEquals("", message(window));
        assertEquals(
                "DARK",
                MergingFileStore.ofSettings(folder).load().value().values().get("theme"));
        assertTrue(new SessionStore(folder).load().isPresent());
    }

    /** Whoever does not want to do what is said closes the window all the same. */
    @Test
    void windowOnADiskThatIsFullOrCanOnlyBeReadSaysSoAndIsClosed() throws IOException {
        Path place = Files.createDirectory(folder.resolve("disk"));
        try (FullDisk disk = new FullDisk(place)) {
            MainWindow window = window();
            SessionAutosaver keeper =
                    onFx(() -> new SessionAutosaver(window, new SessionStore(place), Platform::runLater));
            open(window, COMPARED);
            disk.fill();
            String session = place.resolve("session.txt") + ": ";
            assertClosedAfter(session + "the disk is full. Free some space on it", window, keeper);
            disk.free();
            disk.allowOnlyReading();
            assertClosedAfter(session + "this file cannot be written", window, keeper);
            assertThrows(InputFault.class, () -> beside(onFx(keeper::end)));
        }
    }

    private static void assertClosedAfter(String said, MainWindow window, SessionAutosaver keeper) {
        AtomicInteger closed = new AtomicInteger();
        request(onFx(() -> new CloseConfirmation(window, () -> List.of(keeper))), closed, window);
        assertTrue(question(window).startsWith(said), question(window));
        assertEquals(0, closed.get());
        answer(window, "Close");
        assertEquals(1, closed.get());
    }

    /** A pipe gives nothing until somebody writes into it: who reads it there would wait for ever. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void pipeInPlaceOfTheSessionIsToldWhenTheWindowIsClosed() throws Exception {
        MainWindow window = window();
        SessionAutosaver keeper = keeper(window);
        open(window, COMPARED);
        Path pipe = folder.resolve("session.txt");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        AtomicInteger closed = new AtomicInteger();
        CloseConfirmation closing = onFx(() -> new CloseConfirmation(window, () -> List.of(keeper)));
        request(closing, closed, window);
        assertTrue(
                question(window).startsWith(pipe + ": this is no regular file but something like a pipe or a device."),
                question(window));
        assertEquals(0, closed.get());
        Files.delete(pipe);
        answer(window, "Try again");
        untilShown("the window is closed", () -> closed.get() == 1);
        assertTrue(new SessionStore(folder).load().isPresent());
    }

    private static void request(CloseConfirmation closing, AtomicInteger closed, MainWindow window) {
        onFx(() -> {
            closing.request(closed::incrementAndGet);
            return true;
        });
        untilShown("it is asked", () -> window.scene().lookup("#question") != null);
    }

    private static String question(MainWindow window) {
        return onFx(() -> ((Label) window.scene().lookup("#question-fact")).getText());
    }

    private static void answer(MainWindow window, String words) {
        onFx(() -> {
            window.scene().lookup("#question").lookupAll(".button").stream()
                    .map(Button.class::cast)
                    .filter(button -> button.getText().equals(words))
                    .findFirst()
                    .orElseThrow()
                    .fire();
            return true;
        });
    }

    private static void keep(SessionAutosaver keeper) {
        onFx(() -> {
            keeper.keep();
            return true;
        });
        untilShown("what was to be kept is tried", keeper::isSettled);
    }

    /** What the strip of messages says; empty where none is shown. */
    private static String message(MainWindow window) {
        return onFx(() -> {
            Label text = (Label) window.scene().lookup("#message");
            return text.getParent().isVisible() ? text.getText() : "";
        });
    }

    @Test
    void whatCannotBeKeptIsSaidUntilItCanAndNoMoreOnceItWasRead() throws IOException {
        Path inItsPlace = Files.createDirectories(folder.resolve("session.txt"));
        MainWindow window = window();
        SessionAutosaver keeper = keeper(window);
        open(window, COMPARED);
        keep(keeper);
        String message = message(window);
        assertTrue(message.startsWith(inItsPlace + ": this is a folder, not a file. Move it away."), message);
        assertTrue(
                message.endsWith("Until then, what you do here is kept only as long as this window is open."), message);

        onFx(() -> {
            window.messages().say("Something else.");
            window.messages().clear();
            return true;
        });
        assertEquals(message, message(window), "it comes back behind another message");
        onFx(() -> {
            ((Button) window.scene().lookup("#dismiss")).fire();
            return true;
        });
        keep(keeper);
        assertEquals("", message(window), "it was read");
        assertThrows(InputFault.class, () -> beside(onFx(keeper::end)));

        Files.delete(inItsPlace);
        SessionAutosaver later = keeper(window);
        keep(later);
        assertEquals("", message(window));
        assertTrue(new SessionStore(folder).load().isPresent());
        Files.delete(inItsPlace);
        Files.createDirectory(inItsPlace);
        open(window, TourConstructionSetup.of(8, 6, true));
        keep(later);
        assertEquals(message, message(window), "it is wrong anew");
        Files.delete(inItsPlace);
        keep(later);
        assertEquals("", message(window), "it is mended");
        assertTrue(new SessionStore(folder).load().isPresent());
    }
}
