package knightschool.drawing.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.compare.Comparison;
import knightschool.compare.SameScaleSearchTreesReader;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SubtreeHeatMapCounter;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.trace.StepRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchTreesDrawingTest {
    private static final double HEIGHT = 200;

    /** How far a line of the typeface reaches above and below its baseline, in sizes of its letters. */
    private static final double ASCENT = 0.97;

    private static final double DESCENT = 0.24;

    private static final List<ConfiguredAlgorithm> SOLVERS = Stream.of("warnsdorff", "backtracking", "forward-checking")
            .map(ConfiguredAlgorithm::read)
            .toList();

    private static VisibleSearchTreeParts trees(Problem problem, Optional<StepRange> span, int columns) {
        return trees(problem, SOLVERS, span, columns);
    }

    private static VisibleSearchTreeParts trees(
            Problem problem, List<ConfiguredAlgorithm> solvers, Optional<StepRange> span, int columns) {
        Comparison comparison = new Comparison(problem, solvers);
        comparison.extend(100_000, 100_000);
        return trees(comparison, span, columns);
    }

    private static VisibleSearchTreeParts trees(Comparison comparison, Optional<StepRange> span, int columns) {
        SameScaleSearchTreesReader reader = new SameScaleSearchTreesReader(
                comparison,
                new SameScaleSearchTreesReader.Request(
                        new SearchTreeInViewReader.Request(0, span, columns, 20, false, false, Optional.empty()), true),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }

    private static List<SearchTreeLaneLabel> lanes() {
        return lanes(SOLVERS);
    }

    private static List<SearchTreeLaneLabel> lanes(List<ConfiguredAlgorithm> solvers) {
        return IntStream.range(0, solvers.size())
                .mapToObj(search -> new SearchTreeLaneLabel(
                        search,
                        solvers.get(search).algorithm().title(),
                        AlgorithmStyle.of(solvers.get(search).algorithm()),
                        new SearchTreeIcicleDrawing.Now(Long.MAX_VALUE, 0)))
                .toList();
    }

    /**
     * The area of a tree is its steps times their depths, in the same unit for every tree: that is what is compared.
     */
    @ParameterizedTest
    @CsvSource({"3x4, 0", "4x4, 0", "4x5, 3"})
    void areasOfTheTreesAreInOneUnit(String size, int start) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        int steps = (int) trees(problem, Optional.empty(), 100).whole().to();
        VisibleSearchTreeParts trees = trees(problem, Optional.empty(), steps);
        double scale = 2;
        SearchTreesDrawing drawing = new SearchTreesDrawing(
                trees, lanes(), problem.board(), SearchTreesDrawing.MARGIN + scale * steps, HEIGHT / 4);
        List<SketchShape> shapes = drawing.draw().shapes();
        double unit = 0;
        for (SearchTreeInView tree : trees.trees()) {
            double cells = IntStream.range(0, tree.part().count())
                    .map(column -> tree.part().least(column) - top(tree) + 1)
                    .sum();
            double area = shapes.stream()
                    .filter(shape -> shape instanceof SketchShape.Box box
                            && box.x() >= SearchTreesDrawing.MARGIN
                            && drawing.searchAt(box.y() + 0.01).equals(Optional.of(tree.search()))
                            && !box.style().fill().equals(Optional.of(ColourRole.ACCENT)))
                    .mapToDouble(shape -> ((SketchShape.Box) shape).width() * ((SketchShape.Box) shape).height())
                    .sum();
            unit = unit == 0 ? area / cells : unit;
            assertEquals(unit, area / cells, 1e-9, "tree " + tree.search());
        }
        assertTrue(unit > 0);
    }

    private static int top(SearchTreeInView tree) {
        return IntStream.range(0, tree.part().count())
                .map(tree.part()::least)
                .min()
                .orElseThrow();
    }

    /** A search that has ended before the steps in view has no node there, and its name stays. */
    @Test
    void searchThatEndedBeforeKeepsItsName() {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 12);
        StepRange span = new StepRange(1_000, 2_000);
        VisibleSearchTreeParts trees = trees(problem, Optional.of(span), 500);
        SearchTreesDrawing drawing =
                new SearchTreesDrawing(trees, lanes(), problem.board(), SearchTreesDrawing.MARGIN + 500, HEIGHT);
        List<String> words = words(drawing);
        assertTrue(words.contains("Warnsdorff") && words.contains("ended before, after 24 steps"), words::toString);
        assertEquals(1_500, drawing.stepAt(SearchTreesDrawing.MARGIN + 250));
        for (double y = 0; y < HEIGHT; y++) {
            Optional<SearchTreesDrawing.PlacedNode> node = drawing.nodeAt(SearchTreesDrawing.MARGIN + 3, y);
            assertTrue(node.filter(one -> one.search() == 0).isEmpty());
            node.ifPresent(one ->
                    assertTrue(one.node().step() > span.from() && one.node().step() <= span.from() + 10));
        }
    }

    /** A pane that was added later is computed after the others: it has not ended. */
    @Test
    void searchThatIsBehindIsNotSaidToHaveEnded() {
        List<String> words = wordsOfFirst(24, false);
        assertTrue(words.contains("has come only to step 24"), words::toString);
    }

    @Test
    void oneStepIsToldAsOne() {
        List<String> words = wordsOfFirst(1, true);
        assertTrue(words.contains("ended before, after 1 step"), words::toString);
    }

    /** The words of trees of which the first has no step in view. */
    private static List<String> wordsOfFirst(long steps, boolean complete) {
        Problem problem = Problem.open(BoardText.ofSize("5x5"), 12);
        VisibleSearchTreeParts all = trees(problem, Optional.of(new StepRange(1_000, 2_000)), 500);
        Comparison comparison = new Comparison(problem, SOLVERS);
        comparison.extend(steps, steps);
        SearchTreeInView first =
                trees(comparison, Optional.empty(), 500).trees().getFirst();
        SearchComputationProgress progress = new SearchComputationProgress(
                SOLVERS.getFirst(), first.progress().counters(), complete, Outcome.STOPPED);
        SearchTreeInView other = new SearchTreeInView(
                0,
                progress,
                first.whole(),
                first.part(),
                first.pathSpacing(),
                first.paths(),
                first.revisits(),
                first.pruned(),
                first.lasting(),
                first.selected());
        VisibleSearchTreeParts trees = new VisibleSearchTreeParts(
                all.whole(), all.span(), List.of(other, all.trees().get(1)), all.progress());
        return words(new SearchTreesDrawing(trees, lanes(), problem.board(), SearchTreesDrawing.MARGIN + 500, HEIGHT));
    }

    private static List<String> words(SearchTreesDrawing drawing) {
        return drawing.draw().shapes().stream()
                .flatMap(shape -> shape instanceof SketchShape.Label label ? Stream.of(label.text()) : Stream.of())
                .toList();
    }

    @Test
    void eachTreeOfTheOverviewIsMarkedAtItsOwnStep() {
        VisibleSearchTreeParts trees = trees(Problem.open(BoardText.ofSize("5x5"), 0), Optional.empty(), 500);
        List<Double> marks = new SearchTreesOverviewDrawing(trees, lanes(), SearchTreesDrawing.MARGIN + 500, 60)
                .draw(search -> search * trees.whole().to() / 4).shapes().stream()
                        .flatMap(shape -> shape instanceof SketchShape.Line line ? Stream.of(line) : Stream.empty())
                        .map(line -> line.x1() - SearchTreesDrawing.MARGIN)
                        .toList();
        assertEquals(3, marks.size());
        for (int search = 0; search < marks.size(); search++) {
            assertEquals(500 * search / 4.0, marks.get(search), 1, "tree " + search);
        }
    }

    /** Two that meet within a pixel let the page shine through, in stripes over the whole width. */
    @Test
    void coloursOfTheOverviewAreWholeAreas() {
        VisibleSearchTreeParts trees = trees(Problem.open(BoardText.ofSize("5x5"), 0), Optional.empty(), 500);
        Map<AreaStyle, Long> areas = new SearchTreesOverviewDrawing(trees, lanes(), SearchTreesDrawing.MARGIN + 500, 60)
                .draw(_ -> trees.whole().to() / 4).shapes().stream()
                        .flatMap(shape -> switch (shape) {
                            case SketchShape.Box box -> Stream.of(box.style());
                            case SketchShape.Outline outline -> Stream.of(outline.style());
                            default -> Stream.empty();
                        })
                        .collect(Collectors.groupingBy(style -> style, Collectors.counting()));
        assertTrue(areas.size() > trees.trees().size(), areas::toString);
        assertEquals(Set.of(1L), Set.copyOf(areas.values()), areas::toString);
    }

    /** A part in view before the step shown has no node after it, the overview has. */
    @Test
    void legendNamesWhatTheOverviewAloneShows() {
        VisibleSearchTreeParts trees = trees(Problem.open(BoardText.ofSize("5x5"), 0), Optional.empty(), 500);
        Sketch overview = new SearchTreesOverviewDrawing(trees, lanes(), SearchTreesDrawing.MARGIN + 500, 60)
                .draw(_ -> trees.whole().to() / 4);
        List<ColourExpression> hues = SOLVERS.stream()
                .<ColourExpression>map(
                        solver -> AlgorithmStyle.of(solver.algorithm()).colour())
                .toList();
        Set<SearchTreeLegendSigns.Kind> kinds = SearchTreeLegendSigns.of(hues, overview).stream()
                .map(SearchTreeLegendSigns.VisibleSign::kind)
                .collect(Collectors.toSet());
        assertTrue(
                kinds.containsAll(Set.of(SearchTreeLegendSigns.Kind.PATH, SearchTreeLegendSigns.Kind.LATER)),
                kinds::toString);
    }

    /** Six trees fit a low part of the window, none of them outside it. */
    @Test
    void treesStayInTheirRoom() {
        Problem problem = Problem.open(BoardText.ofSize("6x6"), 0);
        List<ConfiguredAlgorithm> six =
                Stream.of(SOLVERS, SOLVERS).flatMap(List::stream).toList();
        VisibleSearchTreeParts trees = trees(problem, six, Optional.empty(), 800);
        assertEquals(6, trees.trees().size());
        for (double height : new double[] {60, 110, 172, 340}) {
            SearchTreesDrawing drawing =
                    new SearchTreesDrawing(trees, lanes(six), problem.board(), SearchTreesDrawing.MARGIN + 800, height);
            drawing.draw().shapes().forEach(shape -> {
                if (shape instanceof SketchShape.Box box) {
                    assertTrue(box.y() >= -0.01 && box.y() + box.height() <= height + 0.01, box + " in " + height);
                }
            });
        }
    }

    /** In the least height the name of each tree is whole, and touches no other. */
    @Test
    void namesAreWholeInTheLeastHeight() {
        Problem problem = Problem.open(BoardText.ofSize("6x6"), 0);
        List<ConfiguredAlgorithm> six =
                Stream.of(SOLVERS, SOLVERS).flatMap(List::stream).toList();
        double height = SearchTreesDrawing.leastHeight(6);
        SearchTreesDrawing drawing = new SearchTreesDrawing(
                trees(problem, six, Optional.empty(), 800),
                lanes(six),
                problem.board(),
                SearchTreesDrawing.MARGIN + 800,
                height);
        double above = 0;
        for (SketchShape shape : drawing.draw().shapes()) {
            if (shape instanceof SketchShape.Label label && label.side() == SketchShape.Side.BEGINS) {
                assertTrue(label.y() - label.size() * ASCENT >= above - 0.1, label + " below " + above);
                above = label.y() + label.size() * DESCENT;
            }
        }
        assertTrue(above > 0 && above <= height + 0.1, above + " in " + height);
    }
}
