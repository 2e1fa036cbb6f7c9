package knightschool.ui.compare;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** The compare scene in the real window, for journeys as a person with a mouse and a keyboard makes them. */
abstract class CompareJourney {
    private static final int PATIENCE_SECONDS = 60;
    static final long FAR_ENOUGH = 2_000;

    private MainWindow window;
    CompareRoom room;
    CompareModel model;

    /** Shows the scene, on the JavaFX thread. */
    final void show(Stage stage) {
        window = new MainWindow(Settings.forgotten(), List.of(new RoomPlan("compare", "Compare", CompareRoom::new)));
        room = (CompareRoom) window.room();
        model = room.model();
        stage.setScene(window.scene());
        stage.setWidth(1000);
        stage.setHeight(720);
        stage.show();
    }

    @AfterEach
    void close() throws TimeoutException {
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE_SECONDS * 1000L, window::close);
        until(model::isEnded);
    }

    static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryLabeled().getText();
    }

    static List<String> texts(FxRobot robot, String query) {
        return robot.lookup(query).queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .collect(Collectors.toList());
    }

    static List<String> visible(FxRobot robot, String query) {
        return robot.lookup(query).queryAllAs(Labeled.class).stream()
                .filter(CompareJourney::isSeen)
                .map(Labeled::getText)
                .toList();
    }

    private static boolean isSeen(Node node) {
        return node == null || node.isVisible() && isSeen(node.getParent());
    }

    final void computed() throws TimeoutException {
        until(() -> model.exploredProperty().get() >= FAR_ENOUGH);
        settled();
    }

    final void seek(long step) throws TimeoutException {
        WaitForAsyncUtils.waitForAsyncFx(
                PATIENCE_SECONDS * 1000L, () -> model.transport().seek(step));
        step(step);
    }

    final void settled() throws TimeoutException {
        until(model::isSettled);
    }

    /** What is looked for was found, or will not be. */
    final void arrived() throws TimeoutException {
        until(() -> !model.transport().searchingProperty().get() && model.isSettled());
    }

    final void step(long expected) throws TimeoutException {
        until(() -> model.isSettled() && model.stepProperty().get() == expected);
    }

    static void until(Callable<Boolean> holds) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                PATIENCE_SECONDS,
                TimeUnit.SECONDS,
                () -> WaitForAsyncUtils.waitForAsyncFx(PATIENCE_SECONDS * 1000L, holds));
        WaitForAsyncUtils.waitForFxEvents();
    }
}
