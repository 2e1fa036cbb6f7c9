package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.board.Board;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.setup.CompareSetup;
import knightschool.setup.EditorSetup;
import knightschool.setup.LessonsSetup;
import knightschool.setup.Moment;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.TourSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnScreen.class)
class SessionKeeperTest {
    private static final CompareSetup COMPARED =
            CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.FirstUndo()));

    @TempDir
    private Path folder;

    private final List<MainWindow> windows = new ArrayList<>();

    /** A window is closed and another opened: the toolkit must outlive the first. */
    @BeforeAll
    static void keepTheToolkit() {
        Platform.setImplicitExit(false);
    }

    @AfterEach
    void closeWindows() {
        onFx(() -> {
            for (MainWindow window : windows) {
                window.window().ifPresent(Window::hide);
                window.close();
            }
            return true;
        });
    }

    private MainWindow window() {
        MainWindow window = onFx(() -> {
            MainWindow made = new MainWindow(Settings.forgotten(), SceneRegistry.all());
            Stage stage = new Stage();
            stage.setScene(made.scene());
            stage.show();
            return made;
        });
        windows.add(window);
        return window;
    }

    private SessionKeeper keeper(MainWindow window) {
        return onFx(() -> new SessionKeeper(window, new SessionStore(folder), Platform::runLater));
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
        SessionKeeper keeper = keeper(window);
        EditorSetup edited = EditorSetup.of(Board.full(4, 3)).pointingAt(2);
        LessonsSetup slide = new LessonsSetup("", "05-walks-trails-paths-circuits.md", 3, Optional.empty());
        TourSetup tour = TourSetup.of(8, 6, true).at(Optional.of(new Moment.Step(2)));
        for (Setup setup : List.of(edited, slide, tour, COMPARED)) {
            open(window, setup);
        }
        onFx(keeper::end).run();

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
        SessionKeeper keeper = keeper(window);
        open(window, COMPARED);
        onFx(() -> {
            keeper.keep();
            return true;
        });
        untilShown("the session is written", keeper::isSettled);
        Session kept = new SessionStore(folder).load().orElseThrow();
        assertEquals(SceneKind.COMPARE, kept.current());
        assertEquals(List.of(COMPARED), kept.scenes());
        assertTrue(SessionKeeper.EVERY.toSeconds() <= 20);
    }
}
