package knightschool.ui.graph;

import static knightschool.Eventually.untilShown;

import java.util.concurrent.Executors;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.AfterEach;

/** The picture of a graph in a window of its own: the one that tests share keeps the size of the test before. */
abstract class GraphPaneJourney {
    static final double WIDTH = 500;
    static final double HEIGHT = 450;

    Stage stage;
    InteractiveGraphPane pane;
    KnightGraphView content;

    @Start
    final void open(Stage shared) {
        stage = new Stage();
        pane = new InteractiveGraphPane();
        content = new KnightGraphView(pane);
        pane.setAnimated(false);
        stage.setScene(new Scene(new StackPane(pane), WIDTH, HEIGHT));
        stage.show();
    }

    @AfterEach
    final void close() {
        onFx(() -> {
            pane.close();
            stage.close();
        });
    }

    static void onFx(Runnable action) {
        Eventually.onFx(Executors.callable(action));
    }

    final void show(Board board) {
        onFx(() -> content.show(KnightGraph.of(board)));
        untilShown("the graph is shown", pane::isSettled);
    }

    /** Chooses a layout, and waits until its vertices are there. */
    final VertexPositions settledIn(GraphLayoutKind layout) {
        onFx(() -> pane.graphLayoutProperty().set(layout));
        untilShown("the vertices are in " + layout, pane::isSettled);
        return places();
    }

    final VertexPositions places() {
        return Eventually.onFx(() -> pane.places().copy());
    }

    final Board board() {
        return content.graph().board();
    }

    final Point2D at(String name) {
        return at(places(), SquareNames.parse(board(), name));
    }

    static Point2D at(VertexPositions places, int vertex) {
        return new Point2D(places.x()[vertex], places.y()[vertex]);
    }

    /** Presses the mouse at one pixel of the pane and drags it to another, and does not let go. */
    final void pull(ScreenRobot robot, Point2D from, Point2D to) {
        robot.moveTo(stage.getX() + from.getX(), stage.getY() + from.getY());
        robot.press(MouseButton.PRIMARY);
        Point2D middle = from.midpoint(to);
        robot.moveTo(stage.getX() + middle.getX(), stage.getY() + middle.getY());
        pullOn(robot, to);
    }

    final void pullOn(ScreenRobot robot, Point2D to) {
        robot.moveTo(stage.getX() + to.getX(), stage.getY() + to.getY());
        Eventually.untilAnswered();
    }

    static void letGo(ScreenRobot robot) {
        robot.release(MouseButton.PRIMARY);
        Eventually.untilAnswered();
    }
}
