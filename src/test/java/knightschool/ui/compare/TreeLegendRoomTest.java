package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The row above a search tree has all signs of its legend and the button for nodes and links, however narrow it is. */
@Execution(ExecutionMode.CONCURRENT)
class TreeLegendRoomTest extends UnshownWindow {
    private static final List<Integer> WIDTHS = List.of(1280, 1024, 800);
    private static final int HEIGHT = 700;

    /** Two rows of nodes, in pixels. */
    private static final double LEAST_SEEN = 24;

    /** Layout snaps to whole pixels. */
    private static final double ROUNDING = 1;

    /** The box of a sign is higher than what is drawn in it, so that boxes of two lines share a few pixels. */
    private static final double AIR = 4 + ROUNDING;

    /** The signs of a tree with a tour, pruned nodes and positions that are visited again. */
    private static final int SIGNS = 7;

    private static final String SIX_PANES = """
            scene: compare
            board: 6x6
            start: a6
            panes: [backtracking, forward-checking, warnsdorff, dead-ends, unreachable, warnsdorff --tie-break pohl]
            moment: step 377
            show: [tree]
            """;

    private final List<String> faults = new ArrayList<>();

    @Test
    void signsAndButtonOfOneTreeAreInside() {
        int most = 0;
        open("tree-pane: 2\ntree-steps: 300 to 500\n");
        for (int width : WIDTHS) {
            most = Math.max(most, look(width));
        }
        assertEquals(SIGNS, most, "every sign was there");
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void signsAndButtonOfAllTreesAreInside() {
        open("tree-pane: all\ntree-steps: all\n");
        for (int width : WIDTHS) {
            assertTrue(look(width) > 2, "signs were there");
        }
        assertEquals("", String.join("\n", faults));
    }

    /**
     * The page scrolls there, and the room for facts about a node in six searches was between the legend and the tree.
     */
    @Test
    void beginOfTheTreeIsOnScreenBelowSixPanes() {
        open("tree-pane: 2\ntree-steps: 300 to 500\n");
        FrameLayout.untilSettled(window, 1024, HEIGHT);
        double top = ToolkitThread.call(() -> {
            FrameLayout.of(window.scene(), 1024, HEIGHT);
            return bounds(window.scene().getRoot().lookup("#tree-part")).getMinY();
        });
        assertTrue(top + LEAST_SEEN <= HEIGHT, () -> "the tree begins at " + top);
    }

    private void open(String tree) {
        ToolkitThread.run(() -> window.open(SetupText.parse(SIX_PANES + tree, FileResolver.nothing())));
    }

    /** Returns the number of signs. */
    private int look(int width) {
        FrameLayout.untilSettled(window, width, HEIGHT);
        return ToolkitThread.call(() -> {
            FrameLayout.of(window.scene(), width, HEIGHT);
            Parent tree = (Parent) window.scene().getRoot().lookup("#search-tree");
            List<Node> signs = List.copyOf(((Parent) tree.lookup("#tree-legend")).getChildrenUnmodifiable());
            List<Node> parts = Stream.concat(
                            signs.stream(), Stream.of(tree.lookup("#tree-nodes"), tree.lookup("#tree-pane")))
                    .toList();
            for (int i = 0; i < parts.size(); i++) {
                look(width, parts.get(i), tree);
                for (Node other : parts.subList(i + 1, parts.size())) {
                    if (isOn(bounds(parts.get(i)), bounds(other))) {
                        faults.add(width + " wide: " + name(parts.get(i)) + " lies on " + name(other));
                    }
                }
            }
            return signs.size();
        });
    }

    private void look(int width, Node part, Parent tree) {
        if (!part.isVisible() || !part.getParent().isVisible()) {
            faults.add(width + " wide: " + name(part) + " is hidden");
        }
        if (!bounds(tree).contains(bounds(part))) {
            faults.add(width + " wide: " + name(part) + " reaches out: " + bounds(part));
        }
    }

    private static boolean isOn(Bounds a, Bounds b) {
        return Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX()) > ROUNDING
                && Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY()) > AIR;
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private static String name(Node node) {
        return node.getId() == null ? ((Labeled) node).getText() : node.getId();
    }
}
