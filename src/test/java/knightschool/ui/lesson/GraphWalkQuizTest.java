package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** A walk on a graph that is no board, asked for on a slide. */
class GraphWalkQuizTest extends WrittenQuizJourney {
    /** Less than the radius of four vertices beside a slide, in pixels. */
    private static final double RADIUS = 18;

    private static final String GRAPH = "#walked-graph";

    private void bridges() throws IOException {
        slide(
                "## Bridges",
                "scene: graphwalk\ngraph: |\n  A 0 0\n  B 1 0\n  C 1 1\n  D 0 1\n  A-B B-C C-D D-A A-C\nshow: [hints]\n"
                        + "controls: [buttons]\n",
                "ask: Use every edge once.\nkind: walk\nright: [trail = true, length = 5]\n");
    }

    private List<String> walk() {
        GraphWalkSetup now = (GraphWalkSetup) beside();
        return now.walk().stream().map(now.graph()::name).toList();
    }

    @Test
    void walkIsClickedTakenBackAndRight(ScreenRobot robot) throws IOException {
        bridges();
        assertEquals("Check the walk", onFx(() -> text(".check")));
        click(robot, GRAPH, "A", "B", "C", "B");
        checkIsNotYet(robot, "Step 2 and step 3 use the same edge, C–B, so this is not a trail.");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("the step is taken back", () -> walk().equals(List.of("A", "B", "C")));
        click(robot, GRAPH, "D", "A", "C");
        checkIsRight(robot, "");
    }

    @Test
    void keysPointAtVerticesAndWalkOn(ScreenRobot robot) throws IOException {
        bridges();
        click(robot, GRAPH, "A");
        untilShown("the walk begins", () -> walk().equals(List.of("A")));
        robot.type(KeyCode.RIGHT, KeyCode.ENTER);
        untilShown("it goes to the right", () -> walk().equals(List.of("A", "B")));
        robot.type(KeyCode.DOWN, KeyCode.SPACE);
        untilShown("it goes down", () -> walk().equals(List.of("A", "B", "C")));
    }

    @Test
    void vertexIsClickedNearItsRim(ScreenRobot robot) throws IOException {
        bridges();
        InteractiveGraphPane pane = (InteractiveGraphPane) onFx(() -> board(GRAPH));
        robot.clickOn(onFx(() -> onScreen(pane, new Point2D(pane.xOf(0) + RADIUS, pane.yOf(0)))));
        untilShown("the walk begins", () -> walk().equals(List.of("A")));
    }

    @Test
    void keysAloneReachTheGraph(ScreenRobot robot) throws IOException {
        bridges();
        untilShown("the graph has the focus", () -> {
            if (!board(GRAPH).isFocused()) {
                robot.type(KeyCode.TAB);
            }
            return onFx(() -> board(GRAPH).isFocused());
        });
        robot.type(KeyCode.ENTER);
        untilShown("the walk begins", () -> walk().equals(List.of("A")));
    }
}
