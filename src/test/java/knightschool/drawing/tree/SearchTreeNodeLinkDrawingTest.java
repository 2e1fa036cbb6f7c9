package knightschool.drawing.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.compare.ExplicitSearchTree;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Test;

class SearchTreeNodeLinkDrawingTest {
    private static final Board BOARD = BoardText.ofSize("3x4");

    private static ExplicitSearchTree tree() {
        return tree("backtracking");
    }

    private static ExplicitSearchTree tree(String algorithm) {
        Search search = ConfiguredAlgorithm.read(algorithm).begin(Problem.open(BOARD, 0));
        List<KnightPath> paths = new ArrayList<>();
        List<BitSet> pruned = new ArrayList<>();
        long prunes = 0;
        while (search.advance(1) > 0) {
            paths.add(search.path());
            pruned.add(new BitSet());
            if (search.pruned() > prunes) {
                pruned.get(paths.size() - 2).set(search.depth() + 1);
            }
            prunes = search.pruned();
        }
        return ExplicitSearchTree.of(0, paths, pruned);
    }

    /** Each prune hatches a node, from the step on that makes it. */
    @Test
    void prunedNodesAreHatchedOnceTheyAreTakenBack() {
        SearchTreeNodeLinkDrawing drawing = SearchTreeNodeLinkDrawing.of(
                        tree("forward-checking"), Optional.empty(), BOARD, 900, 300)
                .orElseThrow();
        Search search = ConfiguredAlgorithm.read("forward-checking").begin(Problem.open(BOARD, 0));
        do {
            long hatched = drawing.draw(ColourRole.SERIES_1, search.step()).shapes().stream()
                    .filter(shape -> shape instanceof SketchShape.Box box && PrunedNodeDrawing.isHatched(box.style()))
                    .count();
            assertEquals(search.pruned(), hatched, "step " + search.step());
        } while (search.advance(1) > 0);
        assertTrue(search.pruned() > 2, () -> search.pruned() + " prunes");
    }

    private static long boxes(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .count();
    }

    @Test
    void treeGrowsByANodeWithEveryPlacement() {
        ExplicitSearchTree tree = tree();
        SearchTreeNodeLinkDrawing drawing = SearchTreeNodeLinkDrawing.of(tree, Optional.empty(), BOARD, 900, 300)
                .orElseThrow();
        for (long step = 0; step <= 111; step++) {
            long shown = step;
            long placed =
                    tree.nodes().stream().filter(node -> node.placed() <= shown).count();
            assertEquals(placed, boxes(drawing.draw(ColourRole.SERIES_1, step)), "step " + step);
        }
        assertEquals(62, tree.nodes().size(), "61 placements and the first square");
    }

    @Test
    void everyNodeIsFoundOnceItIsDrawnAndNotBefore() {
        ExplicitSearchTree tree = tree();
        SearchTreeNodeLinkDrawing drawing = SearchTreeNodeLinkDrawing.of(tree, Optional.empty(), BOARD, 900, 300)
                .orElseThrow();
        Sketch whole = drawing.draw(ColourRole.SERIES_1, Long.MAX_VALUE - 1);
        List<SketchShape.Box> boxes = whole.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList();
        for (int i = 0; i < boxes.size(); i++) {
            double x = boxes.get(i).x() + boxes.get(i).width() / 2;
            double y = boxes.get(i).y() + boxes.get(i).height() / 2;
            long placed = tree.nodes().get(i).placed();
            assertEquals(placed, drawing.nodeAt(x, y, placed).orElseThrow().step());
            assertTrue(drawing.nodeAt(x, y, placed - 1).isEmpty());
        }
    }

    /** Text on the accent is in the colour for that, in both themes: ink on yellow cannot be read in the dark one. */
    @Test
    void nameOfTheNodeOfNowIsReadable() {
        SearchTreeNodeLinkDrawing drawing = SearchTreeNodeLinkDrawing.of(tree(), Optional.empty(), BOARD, 900, 300)
                .orElseThrow();
        List<ColourExpression> colours = drawing.draw(ColourRole.SERIES_1, 7).shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.weight() == SketchShape.Weight.STRONG)
                .map(SketchShape.Label::tone)
                .toList();
        assertEquals(List.of(ColourRole.ON_ACCENT), colours);
    }

    @Test
    void noTwoNodesOverlap() {
        SearchTreeNodeLinkDrawing drawing = SearchTreeNodeLinkDrawing.of(tree(), Optional.empty(), BOARD, 600, 300)
                .orElseThrow();
        List<SketchShape.Box> boxes = drawing.draw(ColourRole.SERIES_1, Long.MAX_VALUE - 1).shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList();
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = i + 1; j < boxes.size(); j++) {
                SketchShape.Box one = boxes.get(i);
                SketchShape.Box other = boxes.get(j);
                boolean apart =
                        Math.abs(one.x() - other.x()) >= one.width() || Math.abs(one.y() - other.y()) >= one.height();
                assertTrue(apart, one + " and " + other);
            }
        }
    }

    @Test
    void treeThatIsTooLargeForItsPlaceIsNotDrawn() {
        assertTrue(SearchTreeNodeLinkDrawing.of(tree(), Optional.empty(), BOARD, 100, 300)
                .isEmpty());
        assertTrue(SearchTreeNodeLinkDrawing.of(tree(), Optional.empty(), BOARD, 900, 100)
                .isEmpty());
    }
}
