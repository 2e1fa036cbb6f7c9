package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Choices;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.search.Problem;
import knightschool.trace.Event;
import knightschool.trace.Trace;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Journeys through the compare scene in the real window, as a person with a mouse and a keyboard makes them. */
@ExtendWith(ApplicationExtension.class)
class CompareRoomTest {
    private static final int PATIENCE_SECONDS = 60;
    private static final long FAR_ENOUGH = 2_000;

    private MainWindow window;
    private CompareRoom room;
    private CompareModel model;

    @Start
    void open(Stage stage) {
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

    @Test
    void spacePlaysAndPausesWhateverWasClickedBefore(FxRobot robot) throws TimeoutException {
        computed();
        robot.clickOn("#step-forward");
        step(1);
        robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
        assertEquals(Playing.FORWARD, model.playingProperty().get());
        until(() -> model.stepProperty().get() > 2);
        robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
        assertEquals(Playing.PAUSED, model.playingProperty().get());
        robot.press(KeyCode.SHIFT, KeyCode.SPACE).release(KeyCode.SPACE, KeyCode.SHIFT);
        step(0);
        until(() -> model.playingProperty().get() == Playing.PAUSED);
    }

    @Test
    void arrowsHomeAndEndMoveTheClock(FxRobot robot) throws TimeoutException {
        computed();
        robot.type(KeyCode.RIGHT, 3);
        step(3);
        robot.type(KeyCode.LEFT);
        step(2);
        robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT).release(KeyCode.SHIFT);
        step(12);
        robot.press(KeyCode.CONTROL).type(KeyCode.RIGHT).release(KeyCode.CONTROL);
        step(112);
        assertEquals("112", robot.lookup("#step").queryLabeled().getText());
        robot.type(KeyCode.HOME);
        step(0);
        robot.type(KeyCode.END);
        until(() -> model.stepProperty().get() >= FAR_ENOUGH);
    }

    @Test
    void pointingAtASquareShowsItsDomainInEveryPane(FxRobot robot) throws TimeoutException {
        computed();
        seek(44);
        robot.moveTo(onScreen(boards(robot).get(1), "h2"));
        until(() -> model.pointer().squareProperty().get() == square("h2"));
        settled();
        assertEquals(List.of("h2", "h2", "h2"), texts(robot, ".domain-square"));
        assertEquals(List.of("0/3", "1/3", "3/3"), texts(robot, ".domain-open"));
        robot.moveTo("#step");
        until(() -> model.pointer().squareProperty().get() == Board.NONE);
        assertEquals(List.of("d1", "f1", "d5"), texts(robot, ".domain-square"));
    }

    @Test
    void paneShowsTheAlgorithmChosenInItsHeaderByKeys(FxRobot robot) throws TimeoutException {
        computed();
        seek(5);
        robot.interact(() -> robot.lookup("#algorithm-backtracking").query().requestFocus());
        robot.type(KeyCode.SPACE);
        for (int i = 0; i <= Algorithms.all().indexOf(Algorithms.named("warnsdorff-article")); i++) {
            robot.type(KeyCode.DOWN);
        }
        robot.type(KeyCode.ENTER);
        until(() -> robot.lookup("#algorithm-warnsdorff-article").tryQuery().isPresent());
        settled();
        step(0);
        assertEquals(List.of("Warnsdorff leaps", "Forward checking", "Warnsdorff"), texts(robot, ".algorithm-menu"));
        robot.type(KeyCode.RIGHT);
        step(1);
        assertEquals(
                "warnsdorff-article",
                model.lineupProperty().get().frames().getFirst().algorithm().name());
    }

    @Test
    void paneChangesPlacesWithTheOneWhoseAlgorithmIsClicked(FxRobot robot) throws TimeoutException {
        computed();
        robot.clickOn("#algorithm-backtracking");
        robot.clickOn("#choose-warnsdorff");
        until(() -> texts(robot, ".algorithm-menu").equals(List.of("Warnsdorff", "Forward checking", "Backtracking")));
    }

    @Test
    void arrowsOnAFocusedBoardPointAndLeaveTheClockAlone(FxRobot robot) throws TimeoutException {
        computed();
        seek(5);
        robot.interact(() -> boards(robot).getFirst().requestFocus());
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.DOWN);
        until(() -> model.pointer().squareProperty().get() == square("b7"));
        step(5);
        robot.type(KeyCode.ESCAPE).type(KeyCode.RIGHT);
        step(6);
    }

    @Test
    void finishedPanesSayHowTheyEnded(FxRobot robot) throws TimeoutException {
        robot.interact(() -> room.compareOn(Board.full(5, 5)));
        until(() -> model.idleProperty().get());
        robot.type(KeyCode.END);
        step(56);
        assertTrue(texts(robot, ".ending").contains("Tour found after 24 steps"));
        robot.interact(() -> room.compareOn(Board.full(4, 4)));
        until(() -> model.idleProperty().get());
        robot.type(KeyCode.END);
        settled();
        List<String> endings = texts(robot, ".ending");
        assertEquals(Algorithms.usual().size(), endings.size());
        assertTrue(endings.stream().allMatch(text -> text.startsWith("No tour: proven after ")), endings::toString);
    }

    @Test
    void keysGoToTheNextUndoPruneAndEnd(FxRobot robot) throws TimeoutException {
        robot.type(KeyCode.U);
        arrived();
        step(first(Event.UNDO));
        robot.type(KeyCode.HOME);
        step(0);
        robot.type(KeyCode.P);
        arrived();
        step(first(Event.PRUNE));
        robot.type(KeyCode.F);
        arrived();
        step(63);
        assertEquals(List.of("Tour found after 63 steps"), visible(robot, ".ending"));
    }

    @Test
    void untilMenuOffersTheSame(FxRobot robot) throws TimeoutException {
        robot.clickOn("#until").clickOn("#until-undo");
        arrived();
        step(first(Event.UNDO));
    }

    @Test
    void draggingTheTimelineScrubs(FxRobot robot) throws TimeoutException {
        until(() -> model.idleProperty().get());
        Timeline timeline = robot.lookup(".timeline").query();
        robot.drag(at(timeline, 0), MouseButton.PRIMARY).moveTo(at(timeline, 300));
        settled();
        long dragged = model.stepProperty().get();
        LogScale scale = timeline.scale();
        assertEquals(scale.x(300), scale.x(dragged), 1.5, "in pixels, for the pointer moves by whole ones");
        robot.drop();
        robot.clickOn(at(timeline, 9));
        step(9);
    }

    @Test
    void plusAndMinusChangeTheSpeed(FxRobot robot) {
        robot.type(KeyCode.PLUS);
        assertEquals(5, model.speedProperty().get());
        robot.type(KeyCode.MINUS, 2);
        assertEquals(1, model.speedProperty().get());
    }

    @Test
    void limitIsRaisedByItsKeyAndItsButton(FxRobot robot) {
        robot.interact(() -> room.compareOn(Board.full(10, 10)));
        robot.type(KeyCode.L);
        assertEquals(10 * CompareModel.FIRST_LIMIT, model.limitProperty().get());
        robot.clickOn("#raise-limit");
        assertEquals(100 * CompareModel.FIRST_LIMIT, model.limitProperty().get());
    }

    @Test
    void anotherSizeAndStartRestartEveryPane(FxRobot robot) throws TimeoutException {
        computed();
        seek(7);
        robot.clickOn("#board-chooser");
        replace(robot, "#columns", "6");
        replace(robot, "#rows", "5");
        replace(robot, "#start", "c3");
        robot.clickOn("#choice-apply");
        step(0);
        assertEquals(Board.full(6, 5), model.problem().board());
        assertEquals(
                "6 × 5 · from c3", robot.lookup("#board-chooser").queryLabeled().getText());
        until(() -> model.isSettled()
                && model.lineupProperty().get().frames().stream()
                        .map(frame -> frame.board().columns())
                        .toList()
                        .equals(Collections.nCopies(Algorithms.usual().size(), 6)));
    }

    @Test
    void lettersInTheSizeAreNotTaken(FxRobot robot) throws TimeoutException {
        computed();
        robot.interact(() -> room.view().requestFocus());
        robot.type(KeyCode.B);
        robot.type(KeyCode.X, KeyCode.ENTER);
        until(() -> !robot.lookup("#choice-apply").tryQuery().isPresent());
        assertEquals(
                "8 × 8 · from a8", robot.lookup("#board-chooser").queryLabeled().getText());
        assertEquals(Board.full(8, 8), model.problem().board());
    }

    @Test
    void aSizeThatIsTooLargeIsSaidInTheCard(FxRobot robot) {
        Problem before = model.problem();
        robot.clickOn("#board-chooser");
        replace(robot, "#columns", "40");
        replace(robot, "#rows", "40");
        robot.type(KeyCode.TAB);
        robot.clickOn("#choice-apply");
        assertEquals(
                "\"40\" is not a number of squares. Each side is 1 to 24 squares here.", text(robot, "#choice-fault"));
        assertEquals(before, model.problem());
        replace(robot, "#columns", "0");
        robot.type(KeyCode.ENTER);
        assertTrue(text(robot, "#choice-fault").startsWith("\"0\" is not"), text(robot, "#choice-fault"));
        assertEquals(before, model.problem());
    }

    @Test
    void aMessageCoversNoControl(FxRobot robot) {
        robot.interact(() -> room.compareOn(Board.full(25, 8)));
        Bounds message = onScreen(robot.lookup(".message").query());
        for (String control : List.of("#play", "#step-forward", "#raise-limit", ".timeline")) {
            assertFalse(message.intersects(onScreen(robot.lookup(control).query())), control);
        }
        robot.interact(() -> room.compareOn(Board.full(5, 5)));
        assertFalse(robot.lookup(".message").query().isVisible());
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    @Test
    void aWrongStartIsSaidAndChangesNothing(FxRobot robot) throws TimeoutException {
        Problem before = model.problem();
        robot.clickOn("#board-chooser");
        replace(robot, "#start", "z9");
        robot.clickOn("#choice-apply");
        assertTrue(text(robot, "#choice-fault").startsWith("\"z9\" is not a square of this board"));
        assertEquals(before, model.problem());
    }

    @Test
    void aBoardFileIsComparedOn(FxRobot robot, @TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("five.board"), ".....\n..#..\n.K...\n.....\n.....\n");
        robot.interact(() -> room.chooser().setAsk(_ -> Optional.of(file)));
        robot.clickOn("#board-chooser").clickOn("#choice-open");
        until(() -> model.problem().board().columns() == 5);
        assertEquals(
                "5 × 5 · 1 hole · from b3",
                robot.lookup("#board-chooser").queryLabeled().getText());
    }

    @Test
    void aFaultyBoardFileIsSaidAndChangesNothing(FxRobot robot, @TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("ragged.board"), "....\n...\n");
        Problem before = model.problem();
        robot.interact(() -> room.chooser().setAsk(_ -> Optional.of(file)));
        robot.clickOn("#board-chooser").clickOn("#choice-open");
        until(() -> !visible(robot, ".message .label").isEmpty());
        assertTrue(visible(robot, ".message .label").getFirst().contains("ragged.board:2"));
        assertEquals(before, model.problem());
    }

    @Test
    void aBoardThatIsTooLargeIsSaidAndChangesNothing(FxRobot robot) {
        Problem before = model.problem();
        robot.interact(() -> room.compareOn(Board.full(25, 8)));
        assertTrue(visible(robot, ".message .label").getFirst().contains("too large for the compare scene"));
        assertEquals(before, model.problem());
    }

    @Test
    void everyControlHasATooltip(FxRobot robot) {
        Set<Node> controls = robot.lookup(node -> node instanceof javafx.scene.control.ButtonBase && node.isVisible())
                .queryAll();
        assertNotEquals(0, controls.size());
        controls.forEach(node -> assertFalse(
                ((javafx.scene.control.Control) node).getTooltip() == null, () -> node + " has no tooltip"));
    }

    private static void replace(FxRobot robot, String field, String text) {
        robot.interact(() -> {
            Node node = robot.lookup(field).query();
            var editor = node instanceof javafx.scene.control.Spinner<?> spinner
                    ? spinner.getEditor()
                    : (javafx.scene.control.TextField) node;
            editor.requestFocus();
            editor.selectAll();
        });
        robot.write(text);
    }

    private static long first(Event event) {
        return Algorithms.usual().stream()
                .map(algorithm -> new Trace(Problem.open(Board.full(8, 8), 0), algorithm, Choices.USUAL))
                .mapToLong(trace -> {
                    trace.extend(FAR_ENOUGH);
                    return trace.next(event, 0, FAR_ENOUGH);
                })
                .filter(step -> step > 0)
                .min()
                .orElseThrow();
    }

    private static List<BoardCanvas> boards(FxRobot robot) {
        return robot.lookup(node -> node instanceof BoardCanvas).queryAllAs(BoardCanvas.class).stream()
                .toList();
    }

    private static int square(String name) {
        return SquareNames.parse(Board.full(8, 8), name);
    }

    private static Point2D onScreen(BoardCanvas board, String name) {
        return board.localToScreen(
                board.geometry().centreX(square(name)), board.geometry().centreY(square(name)));
    }

    /** A step's place on a timeline, on whole pixels as the pointer is. */
    private static Point2D at(Timeline timeline, long step) {
        return timeline.localToScreen(timeline.scale().x(step), timeline.getHeight() / 2);
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryLabeled().getText();
    }

    private static List<String> texts(FxRobot robot, String query) {
        return robot.lookup(query).queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .collect(Collectors.toList());
    }

    private static List<String> visible(FxRobot robot, String query) {
        return robot.lookup(query).queryAllAs(Labeled.class).stream()
                .filter(Node::isVisible)
                .map(Labeled::getText)
                .toList();
    }

    private void computed() throws TimeoutException {
        until(() -> model.exploredProperty().get() >= FAR_ENOUGH);
        settled();
    }

    private void seek(long step) throws TimeoutException {
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE_SECONDS * 1000L, () -> model.seek(step));
        step(step);
    }

    private void settled() throws TimeoutException {
        until(model::isSettled);
    }

    /** What is looked for was found, or will not be. */
    private void arrived() throws TimeoutException {
        until(() -> !model.huntingProperty().get() && model.isSettled());
    }

    private void step(long expected) throws TimeoutException {
        until(() -> model.isSettled() && model.stepProperty().get() == expected);
    }

    private static void until(Callable<Boolean> holds) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                PATIENCE_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(60_000, holds));
        WaitForAsyncUtils.waitForFxEvents();
    }
}
