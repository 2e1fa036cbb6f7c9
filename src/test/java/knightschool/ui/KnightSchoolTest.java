package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnScreen.class)
class KnightSchoolTest {
    @TempDir
    private static Path state;

    /** What a bar of the system leaves of a screen of 1024 x 768. */
    private static final Rectangle2D SCREEN = new Rectangle2D(0, 28, 1024, 690);

    private final List<Rectangle2D> screens = new ArrayList<>(List.of(SCREEN));

    private final UserSettings settings = UserSettings.forgotten();
    private Stage stage;
    private KnightSchool program;

    @Start
    void open(Stage shown) {
        stage = shown;
        settings.rememberSize(1900, 1000);
        program = new KnightSchool();
        // The program reads it before there is a JavaFX thread.
        KnightSchool.Start begun = CompletableFuture.supplyAsync(
                        () -> KnightSchool.Start.read(new SessionStore(state), List.of()))
                .join();
        program.start(stage, settings, begun, () -> List.copyOf(screens));
    }

    @Test
    void themeButtonChangesTheSheetsAndTheSetting(ScreenRobot robot) {
        robot.clickOn("#theme");
        assertEquals(Theme.DARK, settings.themeProperty().get());
        assertTrue(robot.find("#theme", Button.class).getScene().getStylesheets().stream()
                .anyMatch(sheet -> sheet.endsWith("dark.css")));
    }

    /** A session of the last time, which a person has chosen not to see. */
    @Test
    void startIsFreshWhereAPersonChoseThat() {
        UserSettings fresh = UserSettings.forgotten();
        fresh.freshStartProperty().set(true);
        Session last = new Session(BuiltInSceneKinds.COMPARE, List.of(CompareSetup.of(Board.full(5, 5))));
        assertEquals(BuiltInSceneKinds.LESSONS, sceneAfterStart(fresh, last));
        assertEquals(BuiltInSceneKinds.COMPARE, sceneAfterStart(UserSettings.forgotten(), last));
    }

    /** A scene that is opened takes cards away; this one must not be overlooked. */
    @Test
    void startWithAFileOffersUnsavedWorkOnceTheFileIsOpen() throws IOException {
        Path file = Files.writeString(state.resolve("my.board"), "...\n...\n");
        UnsavedWork work = new UnsavedWork(
                CensusSetup.of(Board.full(4, 4)), Optional.empty(), Optional.empty(), "", Instant.EPOCH);
        KnightSchool program = Eventually.onFx(() -> {
            KnightSchool made = new KnightSchool();
            KnightSchool.Start begun =
                    new KnightSchool.Start(new SessionStore(state), Optional.empty(), List.of(work), List.of(file));
            made.start(new Stage(), UserSettings.forgotten(), begun, () -> List.of(SCREEN));
            return made;
        });
        MainWindow window = program.window();
        Eventually.untilShown("the work is offered", () -> window.scene().lookup("#recovery") != null);
        assertEquals(
                BuiltInSceneKinds.EDITOR,
                Eventually.onFx(window::now).orElseThrow().scene());
        Eventually.onFx(() -> {
            window.window().orElseThrow().hide();
            return true;
        });
    }

    @Test
    void startWithASetUpShowsIt() throws IOException {
        CompareSetup setup = CompareSetup.of(Board.full(5, 5))
                .withSolvers(List.of(ConfiguredAlgorithm.read("warnsdorff")))
                .at(Optional.of(new Moment.Step(12)));
        Path file = Files.writeString(state.resolve("my.setup"), SetupText.format(setup));
        KnightSchool another = Eventually.onFx(() -> {
            KnightSchool next = new KnightSchool();
            next.start(
                    new Stage(),
                    UserSettings.forgotten(),
                    new KnightSchool.Start(
                            new SessionStore(state.resolve("other")), Optional.empty(), List.of(), List.of(file)),
                    () -> List.of(SCREEN));
            return next;
        });
        MainWindow window = another.window();
        Eventually.untilShown(
                "the set-up is shown", () -> window.now().filter(setup::equals).isPresent());
        Eventually.onFx(() -> {
            window.window().orElseThrow().hide();
            return true;
        });
    }

    private static SceneKind sceneAfterStart(UserSettings remembered, Session last) {
        return Eventually.onFx(() -> {
            KnightSchool program = new KnightSchool();
            Stage shown = new Stage();
            SessionStore store = new SessionStore(state);
            program.start(
                    shown,
                    remembered,
                    new KnightSchool.Start(store, Optional.of(last), List.of(), List.of()),
                    () -> List.of(SCREEN));
            SceneKind scene = program.window().now().orElseThrow().scene();
            shown.hide();
            return scene;
        });
    }

    @Test
    void wordsOnHowToLeaveTheFullScreenGoWithIt(ScreenRobot robot) {
        for (KeyCode leave : List.of(KeyCode.F11, KeyCode.ESCAPE)) {
            robot.push(KeyCode.F11);
            assertTrue(robot.find(".message").isVisible());
            assertTrue(robot.text("#message").contains("leaves the full screen"));
            if (leave == KeyCode.ESCAPE) {
                // The words are a message, which lies on top.
                robot.push(leave);
                assertTrue(Eventually.onFx(stage::isFullScreen));
            }
            robot.push(leave);
            Eventually.untilShown("the full screen is left", () -> !stage.isFullScreen());
            assertFalse(robot.find(".message").isVisible(), "left by " + leave);
        }
    }

    private Rectangle2D placeAfterStart(UserSettings remembered, Rectangle2D... screens) {
        KnightSchool program = new KnightSchool();
        Stage shown = new Stage();
        program.start(
                shown,
                remembered,
                new KnightSchool.Start(new SessionStore(state), Optional.empty(), List.of(), List.of()),
                () -> List.of(screens));
        Rectangle2D place = new Rectangle2D(shown.getX(), shown.getY(), shown.getWidth(), shown.getHeight());
        assertEquals("true".equals(remembered.remembered("window.maximized", "")), shown.isMaximized());
        shown.hide();
        return place;
    }

    /** On the second screen, which is at its place, gone, or smaller now. */
    @Test
    void startBringsTheWindowBackWhereItWasAndAlwaysWholeOnAScreen() {
        Rectangle2D first = new Rectangle2D(0, 0, 1280, 800);
        Rectangle2D second = new Rectangle2D(1280, 0, 1400, 900);
        UserSettings left = UserSettings.forgotten();
        left.rememberSize(1100, 710);
        left.remember("window.place", "1400 60");
        assertEquals(new Rectangle2D(1400, 60, 1100, 710), placeAfterStart(left, first, second));
        assertEquals("1400 60", left.remembered("window.place", ""), "it is remembered again");
        assertEquals(new Rectangle2D(180, 60, 1100, 710), placeAfterStart(left, first));
        left.remember("window.place", "-900 -5000");
        assertEquals(new Rectangle2D(0, 0, 1100, 710), placeAfterStart(left, first, second));
        left.remember("window.place", "300 30000");
        assertEquals(new Rectangle2D(180, 90, 1100, 710), placeAfterStart(left, first, second));
        left.remember("window.place", "no place");
        Rectangle2D usual = placeAfterStart(left, first);
        assertTrue(usual.getMinX() >= 0 && usual.getMinY() >= 0, usual.toString());
    }

    @Test
    void windowThatWasLeftAsLargeAsTheScreenIsSoAgainAndKeepsItsOwnSizeForLater() {
        UserSettings left = UserSettings.forgotten();
        left.rememberSize(1100, 710);
        left.remember("window.place", "20 30");
        left.remember("window.maximized", "true");
        placeAfterStart(left, new Rectangle2D(0, 0, 1280, 800));
        assertEquals("true", left.remembered("window.maximized", ""));
        assertEquals("20 30", left.remembered("window.place", ""));
        assertEquals(1100, left.width());
    }

    /** A projector, on which the window may stand; then it is taken away. */
    @Test
    void screenThatIsPluggedInLaterCounts() {
        Eventually.onFx(() -> {
            screens.add(new Rectangle2D(1024, 0, 1280, 800));
            stage.setX(1100);
            program.screensChanged();
            return true;
        });
        assertEquals(1100, stage.getX());
        Eventually.onFx(() -> {
            screens.removeLast();
            program.screensChanged();
            return true;
        });
        assertEquals(0, stage.getX());
    }

    /** A system may place a window anew once it has a frame, with the title bar above the screen. */
    @Test
    void titleBarAboveTheScreenIsBroughtBack(ScreenRobot robot) {
        place(8);
        Eventually.untilShown("the title bar is on the screen", () -> stage.getY() == SCREEN.getMinY());
        robot.push(KeyCode.F6);
        place(-20);
        Eventually.untilShown("the title bar is on the screen again", () -> stage.getY() == SCREEN.getMinY());
    }

    private void place(double y) {
        Eventually.onFx(() -> {
            stage.setY(y);
            return true;
        });
    }

    @Test
    void startKeepsTheWindowAndItsLeastSizeInsideASmallScreen() {
        assertEquals(SCREEN, new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
        assertEquals(1024, stage.getMinWidth());
        assertEquals(690, stage.getMinHeight());
    }
}
