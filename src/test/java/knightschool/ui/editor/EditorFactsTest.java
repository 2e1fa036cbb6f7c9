package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.drawing.chart.DegreeChart;
import knightschool.graph.GraphElementSet;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Facts that are chosen, with mouse and keys, and what board and card say then. */
@ExtendWith(OnScreen.class)
class EditorFactsTest extends EditorJourney {
    @Start
    void open(Stage shared) {
        show();
    }

    private GraphElementSet shown() {
        return onFx(() -> scene.facts().shownProperty().get());
    }

    private void measured() {
        Eventually.until(
                "the board is measured", () -> onFx(() -> !scene.facts().isUnderWay()));
    }

    @Test
    void barsFiguresAndRowsShowTheirFacts(ScreenRobot robot) {
        measured();
        robot.clickOn("#choose-degree-2");
        assertEquals(4, shown().vertices().size());
        assertEquals("4 vertices have exactly 2 edges each.", robot.text("#fact-sentence"));
        robot.clickOn("#choose-components");
        assertEquals(168, shown().edges().size());
        robot.clickOn("#facts-more").clickOn("#choose-girth");
        assertEquals(4, shown().edges().size());
        assertEquals("4", robot.text("#girth"));
    }

    @Test
    void barsAreChosenAtTheirFeet(ScreenRobot robot) {
        measured();
        Bounds bar = bounds(robot, "#choose-degree-6");
        assertEquals(DegreeChart.HEIGHT, bar.getHeight(), 1);
        robot.clickOn(foot(robot, "#choose-degree-6"));
        assertEquals("16 vertices have exactly 6 edges each.", robot.text("#fact-sentence"));
        robot.clickOn(foot(robot, "#choose-dark"));
        assertEquals(32, shown().vertices().size());
        assertTrue(bounds(robot, "#choose-light").getMaxY()
                <= bounds(robot, "#choose-dark").getMinY());
    }

    /** On the screen. */
    private static Point2D foot(ScreenRobot robot, String id) {
        return onFx(() -> {
            Node node = robot.find(id);
            Bounds here = node.getLayoutBounds();
            return node.localToScreen(here.getCenterX(), here.getMaxY() - 4);
        });
    }

    @Test
    void enterChoosesAFactAndTakesItBack(ScreenRobot robot) {
        measured();
        robot.push(KeyCode.I);
        onFx(() -> {
            robot.find("#choose-diameter").requestFocus();
            return null;
        });
        robot.push(KeyCode.ENTER);
        assertEquals(7, shown().vertices().size());
        robot.push(KeyCode.ENTER);
        assertTrue(shown().isEmpty());
    }

    @Test
    void boardOfTheClipboardIsCompared(ScreenRobot robot) {
        onFx(() -> {
            scene.model().resize(3, 3);
            ClipboardContent text = new ClipboardContent();
            text.putString("...\n.#.\n...\n");
            return Clipboard.getSystemClipboard().setContent(text);
        });
        robot.clickOn("#facts-more").clickOn("#same-graph-as");
        Eventually.afterFrames();
        robot.clickOn("#same-graph-clipboard");
        Eventually.until("the graphs are compared", () -> verdict(robot).equals("Not the same graph"));
        onFx(() -> {
            scene.model().toggleHole(4);
            return null;
        });
        Eventually.until("the answer follows the edit", () -> verdict(robot).equals("The same graph"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
        Eventually.afterFrames();
        assertTrue(!robot.isThere("#same-graph-panel"), "the key closes what it opens");
        onFx(() -> {
            MenuButton menu = robot.find("#graph-more", MenuButton.class);
            menu.getItems().getLast().fire();
            return null;
        });
        Eventually.afterFrames();
        assertTrue(robot.isThere("#same-graph-panel"), "the menu of the graph opens it too");
    }

    /** A board as large as can be compared, in the smallest window. */
    @Test
    void comparisonStaysInTheWindow(ScreenRobot robot) {
        open(Board.full(8, 8));
        onFx(() -> {
            ClipboardContent text = new ClipboardContent();
            text.putString("........\n".repeat(8));
            Clipboard.getSystemClipboard().setContent(text);
            window.run("editor.same-graph");
            return null;
        });
        Eventually.afterFrames();
        robot.clickOn("#same-graph-clipboard");
        Eventually.until("the graphs are compared", () -> verdict(robot).equals("The same graph"));
        Eventually.afterFrames();
        Bounds panel = bounds(robot, "#same-graph-panel");
        Bounds foot = bounds(robot, "#compare-here");
        assertTrue(panel.getMaxY() <= foot.getMinY(), panel + " reaches over " + foot);
    }

    private static Bounds bounds(ScreenRobot robot, String id) {
        return onFx(() -> {
            Node node = robot.find(id);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    private static String verdict(ScreenRobot robot) {
        return onFx(() -> robot.text("#same-graph"));
    }

    /** The ring of the keyboard focus and the ground of a chosen fact have the same place. */
    @Test
    void ringOfAFactIsWholeAndCoversNoOther(ScreenRobot robot) {
        measured();
        ringsAreWhole(robot, "#choose-vertices", "#choose-edges", "#choose-components", "#choose-degree");
        robot.clickOn("#facts-more");
        ringsAreWhole(robot, "#choose-diameter", "#choose-girth", "#choose-bridges", "#same-graph-as");
    }

    private void ringsAreWhole(ScreenRobot robot, String... ids) {
        List<Button> facts =
                Stream.of(ids).map(id -> robot.find(id, Button.class)).toList();
        Bounds column = onFx(() -> {
            Node viewport = robot.find("#facts-scroll").lookup(".viewport");
            return viewport.localToScene(viewport.getLayoutBounds());
        });
        for (Button fact : facts) {
            Bounds ring = onFx(() -> ring(fact));
            assertTrue(column.contains(ring), () -> fact.getId() + " has the ring " + ring + " in " + column);
            for (Button other : facts) {
                boolean clear = onFx(() -> other == fact || !ring(other).intersects(inner(ring)));
                assertTrue(clear, () -> "the rings of " + fact.getId() + " and " + other.getId());
            }
        }
    }

    /** In the scene. */
    private static Bounds ring(Region fact) {
        Insets out = fact.getBorder().getStrokes().getFirst().getInsets();
        return fact.localToScene(new BoundingBox(
                out.getLeft(),
                out.getTop(),
                fact.getWidth() - out.getLeft() - out.getRight(),
                fact.getHeight() - out.getTop() - out.getBottom()));
    }

    private static Bounds inner(Bounds ring) {
        return new BoundingBox(ring.getMinX() + 1, ring.getMinY() + 1, ring.getWidth() - 2, ring.getHeight() - 2);
    }

    @Test
    void factThatIsPointedAtLooksOtherThanAChosenOne(ScreenRobot robot) {
        measured();
        robot.clickOn("#facts-more").clickOn("#choose-bridges");
        robot.moveTo("#choose-girth");
        Eventually.untilAnswered();
        List<BackgroundFill> pointed = onFx(() -> fills(robot, "#choose-girth"));
        List<BackgroundFill> chosen = onFx(() -> fills(robot, "#choose-bridges"));
        assertEquals(1, pointed.size());
        assertEquals(2, chosen.size(), "a chosen one has a line of ink at its edge");
        assertNotEquals(pointed.getFirst().getFill(), chosen.getLast().getFill());
        robot.moveTo("#choose-bridges");
        Eventually.untilAnswered();
        assertEquals(chosen, onFx(() -> fills(robot, "#choose-bridges")), "it is still seen that it is chosen");
    }

    private static List<BackgroundFill> fills(ScreenRobot robot, String id) {
        return robot.find(id, Button.class).getBackground().getFills();
    }
}
