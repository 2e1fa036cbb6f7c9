package knightschool.ui.tour;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.stage.Stage;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardViewport;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The mouse on the tour scene, in a real window: the headless platform delivers no scroll events. */
@Tag("window")
@ExtendWith(OnScreen.class)
class TourMouseTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private TourConstructionScene tours;

    @Start
    void open(Stage shared) {
        MainWindow window = windows.make();
        window.open(TourConstructionSetup.of(300, 300, true));
        tours = (TourConstructionScene) window.current().orElseThrow();
        new ShownWindow(window);
    }

    @BeforeEach
    void settle() throws Exception {
        untilShown("nothing is under way", tours::isSettled);
    }

    private static TourBoardView board(ScreenRobot robot) {
        return robot.find("#joined-board", TourBoardView.class);
    }

    /** The column and the row below a point of the pane. */
    private static Point2D below(BoardViewport window, Point2D point) {
        return new Point2D(
                (point.getX() - window.geometry().left()) / window.geometry().side(),
                (point.getY() - window.geometry().top()) / window.geometry().side());
    }

    @Test
    void wheelGoesNearerAndBackAndWhatIsBelowThePointerStaysThere(ScreenRobot robot) throws Exception {
        TourBoardView board = board(robot);
        Point2D pointer = new Point2D(120, 90);
        Point2D before = below(onFx(board::window), pointer);
        robot.moveTo(onFx(() -> board.localToScreen(pointer)));
        while (!onFx(board::window).hasEdges()) {
            double side = onFx(board::window).geometry().side();
            robot.scroll(1, VerticalDirection.UP);
            untilShown("the squares are larger", () -> board.window().geometry().side() > side);
        }
        Point2D after = below(onFx(board::window), pointer);
        assertTrue(before.distance(after) < 1, before + " became " + after);
        while (!onFx(() -> tours.model().zoomProperty().get().isWhole())) {
            double side = onFx(board::window).geometry().side();
            robot.scroll(1, VerticalDirection.DOWN);
            untilShown(
                    "the squares are smaller", () -> board.window().geometry().side() < side);
        }
    }

    @Test
    void dragMovesBothBoardsAsFarAsThePointerGoes(ScreenRobot robot) throws Exception {
        TourBoardView board = board(robot);
        onFx(() -> {
            tours.model().zoomProperty().set(new Zoom(8, 0.5, 0.5));
            return null;
        });
        untilShown("nothing is under way", tours::isSettled);
        BoardViewport before = onFx(board::window);
        robot.drag("#joined-board").dropBy(-60, 40);
        BoardViewport after = onFx(board::window);
        assertEquals(before.geometry().left() - 60, after.geometry().left(), 2);
        assertEquals(before.geometry().top() + 40, after.geometry().top(), 2);
        TourBoardView other = robot.find("#rule-board", TourBoardView.class);
        assertEquals(after, onFx(other::window));
    }
}
