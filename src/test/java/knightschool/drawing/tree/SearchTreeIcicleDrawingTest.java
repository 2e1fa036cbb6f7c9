package knightschool.drawing.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.compare.Comparison;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SubtreeHeatMapCounter;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.trace.StepRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTreeIcicleDrawingTest {
    private static final double HEIGHT = 200;
    private static final int STEP = 4;

    private static SearchTreeInView part(Problem problem, String algorithm, int columns, Optional<StepRange> span) {
        Comparison comparison = new Comparison(problem, List.of(ConfiguredAlgorithm.read(algorithm)));
        comparison.extend(100_000, 100_000);
        SearchTreeInViewReader reader = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(0, span, columns, 20, false, false, Optional.empty()),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }

    /** With a column for every step there is a box for every placement, in the row of its depth. */
    @ParameterizedTest
    @CsvSource({"3x4, 0", "4x4, 0", "4x5, 0", "5x5, 1"})
    void everyNodeIsABoxInTheRowOfItsDepth(String size, int start) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Search search = Search.begin(
                problem, ConfiguredAlgorithm.read("forward-checking").policy());
        TreeMap<Integer, Integer> placed = new TreeMap<>();
        placed.put(1, 1);
        int steps = 0;
        int depth = 1;
        while (steps < 3_000 && search.advance(1) > 0) {
            steps++;
            if (search.depth() > depth) {
                placed.merge(search.depth(), 1, Integer::sum);
            }
            depth = search.depth();
        }
        StepRange all = new StepRange(0, steps);
        SearchTreeInView part = part(problem, "forward-checking", steps, Optional.of(all));
        double width = SearchTreeIcicleDrawing.NUMBERS + STEP * steps;
        SearchTreeIcicleDrawing drawing = new SearchTreeIcicleDrawing(part, problem.board(), width, HEIGHT);
        Sketch sketch = drawing.draw(ColourRole.SERIES_1, new SearchTreeIcicleDrawing.Now(Long.MAX_VALUE, 0));
        int top = IntStream.range(0, steps).map(part.part()::least).min().orElseThrow();
        double row = Math.min(15, HEIGHT / (part.part().greatest() - top + 1));
        TreeMap<Integer, Integer> drawn = new TreeMap<>();
        for (SketchShape shape : sketch.shapes()) {
            if (shape instanceof SketchShape.Box box) {
                drawn.merge(top + (int) Math.round(box.y() / row), 1, Integer::sum);
            }
        }
        // The row of the first square is left out where that is on every path.
        assertEquals(placed.tailMap(top), drawn);
    }

    /**
     * As many nodes are drawn as pruned as the lookahead pruned, those after the step shown in another colour, whatever
     * the size of rows and columns.
     */
    @ParameterizedTest
    @CsvSource({"4, 200", "2, 200", "4, 30", "1, 30", "40, 200"})
    void prunesAreDrawnInEverySize(int scale, int height) {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 1);
        Search search = Search.begin(
                problem, ConfiguredAlgorithm.read("forward-checking").policy());
        search.advance(200);
        long before = search.pruned();
        search.advance(150);
        long past = search.pruned() - before;
        search.advance(150);
        long later = search.pruned() - before - past;
        assertTrue(past > 5 && later > 5, past + " and " + later);
        Sketch sketch = forwardChecking(problem, 300, scale, height);
        // At the ends of the parts a node and its undo, a step later, may lie on either side.
        assertEquals(past, pruned(sketch, false), 1);
        assertEquals(later, pruned(sketch, true), 1);
        assertTrue(isListed(sketch));
    }

    /** Nodes narrower than a column are hatched together; with no prune in view nothing is. */
    @Test
    void narrowPrunedNodesAreHatched() {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 1);
        Sketch sketch = forwardChecking(problem, 60, 4, 200);
        assertEquals(0, pruned(sketch, false) + pruned(sketch, true));
        assertEquals(
                Set.of(PrunedNodeDrawing.line(false), PrunedNodeDrawing.line(true)),
                sketch.shapes().stream()
                        .filter(SketchShape.Lines.class::isInstance)
                        .map(lines -> ((SketchShape.Lines) lines).stroke())
                        .collect(Collectors.toSet()));
        assertTrue(isListed(sketch));
        SearchTreeInView other = part(problem, "backtracking", 60, Optional.of(new StepRange(200, 500)));
        assertFalse(isListed(new SearchTreeIcicleDrawing(other, problem.board(), 400, 200)
                .draw(ColourRole.SERIES_1, new SearchTreeIcicleDrawing.Now(350, 1))));
    }

    /** At the end of a search nothing is later; the visits in view are marked over all their steps, the others not. */
    @Test
    void visitsInViewAreMarked() {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 1);
        SearchTreeInView part = part(problem, "backtracking", 300, Optional.of(new StepRange(200, 500)));
        double width = SearchTreeIcicleDrawing.NUMBERS + STEP * 300;
        int top = part.firstDepth();
        Sketch sketch = new SearchTreeIcicleDrawing(part, problem.board(), width, HEIGHT)
                .drawAtEnd(
                        ColourRole.SERIES_1,
                        List.of(
                                new StateMapSearchTree.Visit(100, 200, top + 1),
                                new StateMapSearchTree.Visit(190, 210, top + 1),
                                new StateMapSearchTree.Visit(301, 340, top),
                                new StateMapSearchTree.Visit(501, 600, top + 1)));
        assertEquals(
                List.of("40 40", "440 160"),
                sketch.shapes().stream()
                        .filter(SketchShape.Box.class::isInstance)
                        .map(SketchShape.Box.class::cast)
                        .filter(box -> box.style().equals(SearchTreeColours.NOW))
                        .map(box -> Math.round(box.x()) + " " + Math.round(box.width() + 1))
                        .toList());
        assertFalse(SearchTreeLegendSigns.of(List.of(ColourRole.SERIES_1), sketch).stream()
                .anyMatch(sign -> sign.kind() == SearchTreeLegendSigns.Kind.LATER));
    }

    private static Sketch forwardChecking(Problem problem, int columns, int scale, int height) {
        SearchTreeInView part = part(problem, "forward-checking", columns, Optional.of(new StepRange(200, 500)));
        double width = SearchTreeIcicleDrawing.NUMBERS + scale * columns;
        return new SearchTreeIcicleDrawing(part, problem.board(), width, height)
                .draw(ColourRole.SERIES_1, new SearchTreeIcicleDrawing.Now(350, 1));
    }

    private static boolean isListed(Sketch sketch) {
        return SearchTreeLegendSigns.of(List.of(ColourRole.SERIES_1), sketch).stream()
                .anyMatch(sign -> sign.kind() == SearchTreeLegendSigns.Kind.PRUNED);
    }

    private static long pruned(Sketch sketch, boolean later) {
        return sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .filter(box -> box.style().equals(PrunedNodeDrawing.hatched(later))
                        || box.style().equals(AreaStyle.filled(PrunedNodeDrawing.small(later))))
                .count();
    }

    @Test
    void pixelsOfANodeAreFoundAndTheirStepsLieInIt() {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 1);
        SearchTreeInView part = part(problem, "backtracking", 400, Optional.of(new StepRange(50, 150)));
        SearchTreeIcicleDrawing drawing = new SearchTreeIcicleDrawing(part, problem.board(), 440, HEIGHT);
        for (int column = 0; column < part.part().count(); column++) {
            double x = SearchTreeIcicleDrawing.NUMBERS + 4 * column + 2;
            assertEquals(50 + column + 1, drawing.nodeAt(x, 1).orElseThrow().step());
            assertTrue(drawing.nodeAt(x, HEIGHT + 40).isEmpty());
            assertEquals(50 + column, drawing.stepAt(x - 2));
        }
        assertTrue(drawing.nodeAt(SearchTreeIcicleDrawing.NUMBERS - 5, 1).isEmpty());
    }

    /** Two boxes that meet within a pixel are paler there than one: a tour would look like what was in vain. */
    @ParameterizedTest
    @ValueSource(doubles = {9, 17, 30, 47, 61})
    void rowsWithoutGapsMakeOneBoxWhereTheyAreTheSame(double height) {
        Problem problem = Problem.open(BoardText.ofSize("6x6"), 0);
        SearchTreeInView part = part(problem, "backtracking", 200, Optional.of(new StepRange(300, 500)));
        Sketch sketch = new SearchTreeIcicleDrawing(part, problem.board(), 240, height)
                .draw(ColourRole.SERIES_1, new SearchTreeIcicleDrawing.Now(Long.MAX_VALUE, 36));
        List<SketchShape.Box> boxes = sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList();
        for (SketchShape.Box box : boxes) {
            assertTrue(
                    boxes.stream()
                            .noneMatch(other -> other != box
                                    && other.x() == box.x()
                                    && other.width() == box.width()
                                    && other.style().equals(box.style())
                                    && Math.abs(box.y() + box.height() - other.y()) < 0.01),
                    "a box goes on as another one at " + box);
            assertTrue(box.y() + box.height() <= height + 0.01);
        }
    }

    /** With a column for every step each column of a subtree visited again is pale in each of its rows. */
    @Test
    void subtreeVisitedAgainIsPale() {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 1);
        SearchTreeInView part = part(problem, "backtracking", 400, Optional.of(new StepRange(2_000, 2_400)));
        int[] revisits = part.revisitsInPart();
        double width = SearchTreeIcicleDrawing.NUMBERS + STEP * 400;
        double tall = 15 * SearchTreeIcicleDrawing.rows(part);
        Sketch sketch = new SearchTreeIcicleDrawing(part, problem.board(), width, tall)
                .draw(ColourRole.SERIES_1, new SearchTreeIcicleDrawing.Now(2_200, 1));
        SearchTreeColours look = new SearchTreeColours(ColourRole.SERIES_1);
        int pale = 0;
        for (int column = 0; column < 400; column++) {
            for (int depth = part.firstDepth(); depth <= part.part().least(column); depth++) {
                double x = SearchTreeIcicleDrawing.NUMBERS + STEP * column + 1;
                double y = 15 * (depth - part.firstDepth()) + 5;
                boolean again = revisits[column] > 0 && revisits[column] <= depth;
                assertEquals(again, fill(sketch, x, y).equals(look.again()), "column " + column + " row " + depth);
                pale += again ? 1 : 0;
            }
        }
        assertTrue(pale > 20, pale + " pale");
    }

    private static ColourExpression fill(Sketch sketch, double x, double y) {
        return sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .filter(box -> x >= box.x() && x < box.x() + box.width() && y >= box.y() && y < box.y() + box.height())
                .findFirst()
                .flatMap(box -> box.style().fill())
                .orElseThrow();
    }

    /** The branch of the tour is drawn in full colour down to its last square, and nothing else is. */
    @Test
    void branchOfTheTourIsDrawnInFullColour() {
        Problem problem = Problem.open(BoardText.ofSize("6x6"), 0);
        Search search = Search.begin(
                problem, ConfiguredAlgorithm.read("forward-checking").policy());
        search.advance(100_000);
        StepRange end = new StepRange(search.step() - 60, search.step());
        SearchTreeInView part = part(problem, "forward-checking", 60, Optional.of(end));
        assertTrue(part.isFound());
        double width = SearchTreeIcicleDrawing.NUMBERS + STEP * 60;
        Sketch sketch = new SearchTreeIcicleDrawing(part, problem.board(), width, HEIGHT)
                .draw(ColourRole.SERIES_1, new SearchTreeIcicleDrawing.Now(end.to(), 36));
        long full = sketch.shapes().stream()
                .filter(shape -> shape instanceof SketchShape.Box box
                        && box.style().fill().equals(Optional.of(ColourRole.SERIES_1)))
                .count();
        int least = part.part().least(0);
        for (int column = 0; column < 60; column++) {
            least = Math.min(least, part.part().least(column));
        }
        assertEquals(36 - least + 1, full);
    }
}
