package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read of all search trees at one scale is what a look at every step of each search finds. */
@Execution(ExecutionMode.CONCURRENT)
class SameScaleSearchTreesReaderTest {
    private static final int NAMED = 20;
    private static final int MOST = 3_000;
    private static final List<ConfiguredAlgorithm> SOLVERS = Stream.of("forward-checking", "warnsdorff", "backtracking")
            .map(ConfiguredAlgorithm::read)
            .toList();

    private static VisibleSearchTreeParts read(
            Comparison comparison, Optional<StepRange> span, int columns, Optional<SearchTreeInViewReader.Node> node) {
        SameScaleSearchTreesReader reader = new SameScaleSearchTreesReader(
                comparison,
                new SameScaleSearchTreesReader.Request(
                        new SearchTreeInViewReader.Request(2, span, columns, NAMED, false, false, node), true),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }

    /**
     * What is told of a node depends on all searches: it is read again when another one than that of the tree grows.
     */
    @Test
    void growthOfEverySearchCountsWhileANodeIsSelected() {
        Comparison comparison = new Comparison(Problem.open(BoardText.ofSize("5x5"), 0), SOLVERS);
        comparison.extend(MOST, MOST);
        SameScaleSearchTreesReader.Request plain = request(Optional.empty());
        SameScaleSearchTreesReader.Request chosen = request(Optional.of(new SearchTreeInViewReader.Node(4, 3)));
        assertEquals(1, plain.progress(comparison).size());
        assertEquals(comparison.lanes(), chosen.progress(comparison));
    }

    private static SameScaleSearchTreesReader.Request request(Optional<SearchTreeInViewReader.Node> node) {
        return new SameScaleSearchTreesReader.Request(
                new SearchTreeInViewReader.Request(2, Optional.empty(), 100, NAMED, false, false, node), false);
    }

    /** The path after each step, from step 0. */
    private static List<KnightPath> paths(Problem problem, ConfiguredAlgorithm solver) {
        Search search = Search.begin(problem, solver.policy());
        List<KnightPath> paths = new ArrayList<>(List.of(search.path()));
        while (search.step() < MOST && !search.isOver()) {
            search.advance(1);
            paths.add(search.path());
        }
        return paths;
    }

    @ParameterizedTest
    @CsvSource({"3x4, 0", "4x4, 0", "4x5, 3", "5x5, 0", "5x5, 12"})
    void everyTreeHasTheStepsInViewThatItsSearchHasMade(String size, int start) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Comparison comparison = new Comparison(problem, SOLVERS);
        comparison.extend(MOST, MOST);
        List<List<KnightPath>> paths =
                SOLVERS.stream().map(solver -> paths(problem, solver)).toList();
        long last = paths.stream().mapToInt(List::size).max().orElseThrow() - 1L;
        Random random = new Random(7);
        for (int round = 0; round < 20; round++) {
            long from = random.nextLong(last);
            StepRange span =
                    round == 0 ? new StepRange(0, last) : new StepRange(from, from + 1 + random.nextLong(last - from));
            int columns = 1 + random.nextInt(600);
            VisibleSearchTreeParts trees = read(comparison, Optional.of(span), columns, Optional.empty());
            assertEquals(new StepRange(0, last), trees.whole());
            assertEquals(span, trees.span());
            assertEquals(
                    List.of(0, 1, 2),
                    trees.trees().stream().map(SearchTreeInView::search).toList());
            trees.trees().forEach(tree -> check(trees, tree, paths.get(tree.search()), columns));
        }
    }

    private static void check(
            VisibleSearchTreeParts trees, SearchTreeInView tree, List<KnightPath> paths, int columns) {
        long end = paths.size() - 1L;
        StepRange span = trees.span();
        assertEquals(new StepRange(0, end), tree.whole().span());
        assertEquals(end > span.from(), trees.isInView(tree));
        checkDepths(tree.whole(), paths);
        checkDepths(tree.part(), paths);
        if (trees.isInView(tree)) {
            StepRange part = tree.part().span();
            assertEquals(new StepRange(span.from(), Math.min(span.to(), end)), part);
            assertEquals((double) part.length() / span.length(), trees.shareInView(tree), 1e-12);
            long wide = Math.max(1, Math.round((double) columns * part.length() / span.length()));
            assertEquals(Math.min(wide, part.length()), tree.part().count());
        } else {
            assertEquals(0, trees.shareInView(tree));
        }
    }

    private static void checkDepths(StepBinDepths columns, List<KnightPath> paths) {
        for (int column = 0; column < columns.count(); column++) {
            int[] depths = IntStream.rangeClosed((int) columns.start(column) + 1, (int) columns.start(column + 1))
                    .map(step -> paths.get(step).length())
                    .toArray();
            assertEquals(IntStream.of(depths).min().orElseThrow(), columns.least(column));
            assertEquals(IntStream.of(depths).max().orElseThrow(), columns.greatest(column));
        }
    }

    /** With a column for every step, every node of the explicit trees is found, with its square. */
    @ParameterizedTest
    @CsvSource({"3x4, 0", "4x4, 0", "4x5, 3"})
    void nodesAreThoseOfTheExplicitTrees(String size, int start) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Comparison comparison = new Comparison(problem, SOLVERS);
        comparison.extend(MOST, MOST);
        long last = comparison.lanes().stream()
                .mapToLong(SearchComputationProgress::explored)
                .max()
                .orElseThrow();
        VisibleSearchTreeParts trees = read(comparison, Optional.empty(), (int) last, Optional.empty());
        for (SearchTreeInView tree : trees.trees()) {
            List<KnightPath> paths = paths(problem, SOLVERS.get(tree.search()));
            List<BitSet> pruned = tree.pruned().orElseThrow();
            ExplicitSearchTree explicit = ExplicitSearchTree.of(start, paths.subList(1, paths.size()), pruned);
            assertEquals(paths.size() - 1, tree.part().count());
            for (ExplicitSearchTree.Node node : explicit.nodes()) {
                int first = (int) Math.max(0, node.placed() - 1);
                int end = (int) Math.min(paths.size() - 1L, node.undone() - 1);
                for (int column = first; column < end; column++) {
                    assertTrue(tree.part().least(column) >= node.depth());
                }
                tree.square(node.depth(), first, end).ifPresent(square -> assertEquals(node.square(), square));
            }
        }
    }

    /** The selected node is one of the tree that the request names. */
    @ParameterizedTest
    @CsvSource({"4x5, 3", "5x5, 12"})
    void subtreeOfTheSelectedNodeIsReadInItsTreeAlone(String size, int start) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Comparison comparison = new Comparison(problem, SOLVERS);
        comparison.extend(MOST, MOST);
        SearchTreeInViewReader.Node node = new SearchTreeInViewReader.Node(9, 4);
        VisibleSearchTreeParts trees = read(comparison, Optional.empty(), 400, Optional.of(node));
        SearchTreeInViewReader single = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(2, Optional.empty(), 400, NAMED, false, false, Optional.of(node)),
                new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = single.advance();
        }
        assertFalse(single.result().selected().isEmpty());
        assertEquals(single.result().selected(), trees.of(2).orElseThrow().selected());
        assertEquals(Optional.empty(), trees.of(0).orElseThrow().selected());
    }
}
