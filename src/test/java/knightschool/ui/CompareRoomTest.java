package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.javafx.scene.NodeHelper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whatever parts of a comparison are shown together, none lies on another, and the boards can be read. */
@Execution(ExecutionMode.CONCURRENT)
class CompareRoomTest extends UnshownWindow {
    private static final WindowSize SIZE = WindowSize.PROJECTOR;

    /** The least side of a board of 8 × 8 squares, in pixels. */
    private static final int LEAST_BOARD = 96;

    /** Layout snaps to whole pixels. */
    private static final double ROUNDING = 1;

    private static final String TREE = "compare.tree";
    private static final String TABLE = "compare.facts";
    private static final String LEGEND = "window.legend";
    private static final String DOMAINS = "compare.domains";

    /** The commands that show the parts, and hide them again. */
    private static final List<String> PARTS = List.of(TREE, "compare.depths", TABLE, "compare.costs", LEGEND, DOMAINS);

    private static final List<String> SOLVERS = List.of(
            "backtracking",
            "forward-checking",
            "warnsdorff",
            "dead-ends",
            "unreachable",
            "warnsdorff --tie-break pohl");

    private final List<String> faults = new ArrayList<>();

    /** The pairs without the tree or a table need less room than these. */
    @Test
    void partsShownTogetherHaveTheirRoom() {
        openWith(3);
        for (String other : List.of("compare.depths", TABLE, "compare.costs", LEGEND, DOMAINS)) {
            look("3 panes", List.of(TREE, other));
        }
        for (String other : List.of("compare.depths", "compare.costs", DOMAINS)) {
            look("3 panes", List.of(TABLE, other));
        }
        for (int panes : List.of(4, 6)) {
            openWith(panes);
            look(panes + " panes", List.of(TREE, TABLE, "compare.costs", LEGEND));
            look(panes + " panes", PARTS);
        }
        assertEquals("", String.join("\n", faults));
    }

    /** What the legend explains is there beside it. */
    @Test
    void squaresHaveTheirNumbersAndClosedMovesBesideTheLegend() {
        double least = Math.max(SquareMeasures.NUMBERS_FROM_PIXELS, SquareMeasures.CLOSED_SPOKES_FROM_PIXELS);
        openWith(3);
        for (List<String> parts : List.of(List.of(LEGEND), List.of(LEGEND, "compare.depths"))) {
            ToolkitThread.run(() -> parts.forEach(window::run));
            FrameLayout.untilSettled(window, SIZE.width(), SIZE.height());
            ToolkitThread.run(() -> {
                for (Node pane : window.scene().getRoot().lookupAll(".pane")) {
                    double side = ((BoardCanvas) pane.lookup(".pane > .board-canvas"))
                            .geometry()
                            .side();
                    assertTrue(side >= least, pane.getId() + " with " + parts + " has squares of " + side);
                }
                parts.forEach(window::run);
            });
        }
    }

    private void openWith(int panes) {
        ToolkitThread.run(() -> window.open(CompareSetup.of(Board.full(8, 8))
                .withSolvers(SOLVERS.stream()
                        .limit(panes)
                        .map(ConfiguredAlgorithm::read)
                        .toList())
                .at(Optional.of(new Moment.Step(20)))));
        FrameLayout.untilSettled(window, SIZE.width(), SIZE.height());
    }

    private void look(String where, List<String> parts) {
        ToolkitThread.run(() -> parts.forEach(window::run));
        FrameLayout.untilSettled(window, SIZE.width(), SIZE.height());
        ToolkitThread.run(() -> {
            // Counters that have come since are in their labels only after another layout.
            FrameLayout.of(window.scene(), SIZE.width(), SIZE.height());
            collect(where + " with " + parts + ": ");
            parts.forEach(window::run);
        });
    }

    private void collect(String where) {
        Parent root = window.scene().getRoot();
        List<Node> parts = Stream.of(
                        ".panes",
                        ".summary",
                        "#compare-counts",
                        "#compare-costs",
                        "#timeline-row",
                        ".transport",
                        "#search-tree")
                .flatMap(query -> root.lookupAll(query).stream())
                .filter(NodeHelper::isTreeVisible)
                .toList();
        apart(where, parts);
        for (Node pane : root.lookupAll(".pane")) {
            apart(
                    where + pane.getId() + ", ",
                    ((Parent) pane)
                            .getChildrenUnmodifiable().stream()
                                    .filter(Node::isVisible)
                                    .toList());
            BoardCanvas board = (BoardCanvas) pane.lookup(".pane > .board-canvas");
            if (board.geometry().boardWidth() < LEAST_BOARD) {
                faults.add(where + pane.getId() + " has a board of "
                        + board.geometry().boardWidth());
            }
        }
        // The legend, beside the scene, scrolls where it has many signs.
        Clipping.of(window.scene(), root.lookup(".scene-place")).forEach(fault -> faults.add(where + fault));
    }

    private void apart(String where, List<Node> parts) {
        for (int i = 0; i < parts.size(); i++) {
            for (Node other : parts.subList(i + 1, parts.size())) {
                Bounds a = bounds(parts.get(i));
                Bounds b = bounds(other);
                double width = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
                double height = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
                if (width > ROUNDING && height > ROUNDING) {
                    faults.add(where + parts.get(i).getStyleClass() + " lies on " + other.getStyleClass() + " by "
                            + width + " x " + height);
                }
            }
        }
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
