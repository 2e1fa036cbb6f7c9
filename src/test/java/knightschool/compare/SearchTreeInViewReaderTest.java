package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.census.BruteForceChoice;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.PositionRevisitStatus;
import knightschool.trace.RevisitedPositionFinder;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read of a search tree is what a look at every step finds. */
@Execution(ExecutionMode.CONCURRENT)
class SearchTreeInViewReaderTest {
    private static final int NAMED = 20;

    private static Comparison comparison(Problem problem, ConfiguredAlgorithm solver, long steps) {
        Comparison comparison = new Comparison(problem, List.of(ConfiguredAlgorithm.read("warnsdorff"), solver));
        comparison.extend(steps, steps);
        return comparison;
    }

    private static SearchTreeInView read(Comparison comparison, SearchTreeInViewReader.Request request) {
        SearchTreeInViewReader reader = new SearchTreeInViewReader(comparison, request, new SubtreeHeatMapCounter());
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }

    private static List<KnightPath> paths(Problem problem, ConfiguredAlgorithm solver, long steps) {
        Search search = Search.begin(problem, solver.policy());
        List<KnightPath> paths = new ArrayList<>(List.of(search.path()));
        while (search.step() < steps && !search.isOver()) {
            search.advance(1);
            paths.add(search.path());
        }
        return paths;
    }

    @ParameterizedTest
    @CsvSource({"3x4, 0", "4x4, 0", "4x5, 3", "5x5, 0", "5x5, 1"})
    void nodesHaveTheSquaresOfTheirPaths(String size, int start) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Random random = new Random(61);
        for (String algorithm : List.of("backtracking", "forward-checking", "dead-ends")) {
            ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(algorithm);
            Comparison comparison = comparison(problem, solver, 3_000);
            List<KnightPath> paths = paths(problem, solver, 3_000);
            long last = paths.size() - 1;
            for (int round = 0; round < 20; round++) {
                long from = random.nextLong(last);
                StepRange span = new StepRange(from, from + 1 + random.nextLong(last - from));
                SearchTreeInView part = read(
                        comparison,
                        new SearchTreeInViewReader.Request(
                                1, Optional.of(span), 300, NAMED, false, false, Optional.empty()));
                assertEquals(span, part.part().span());
                assertEquals(last, part.whole().span().to());
                check(part, paths, random);
            }
        }
    }

    private static void check(SearchTreeInView part, List<KnightPath> paths, Random random) {
        int columns = part.part().count();
        for (int look = 0; look < 40; look++) {
            int first = random.nextInt(columns);
            int depth = Math.max(1, part.part().least(first));
            int end = first;
            while (end < columns && part.part().least(end) >= depth) {
                end++;
            }
            if (end > first) {
                OptionalInt square = part.square(depth, first, end);
                int expected = paths.get((int) part.part().start(first + 1)).squares()[depth - 1];
                assertTrue(
                        square.isEmpty() || square.getAsInt() == expected,
                        part.part().span()::toString);
                assertTrue(square.isPresent() || end - first < part.pathSpacing());
            }
        }
        int to = (int) part.part().span().to();
        int lasting = paths.subList(to, paths.size()).stream()
                .mapToInt(KnightPath::length)
                .min()
                .orElseThrow();
        assertEquals(lasting, part.lasting());
    }

    /** A recursion that shares only the graph with the searches goes through as many steps below each first move. */
    @ParameterizedTest
    @CsvSource({
        "3x4, 0, backtracking",
        "4x4, 5, backtracking",
        "4x4, 0, forward-checking",
        "4x5, 3, backtracking",
        "5x5, 1, forward-checking",
        "5x5, 0, backtracking",
        "5x5, 12, warnsdorff"
    })
    void subtreesOfTheFirstMovesAreThoseOfARecursion(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(algorithm);
        Comparison comparison = comparison(problem, solver, 10_000_000);
        long steps = comparison.lanes().get(1).explored();
        assertTrue(comparison.isComplete());
        KnightPath before = new KnightPath(new int[] {start});
        for (long at = 1; at <= steps; ) {
            Subtree subtree = read(
                            comparison,
                            new SearchTreeInViewReader.Request(
                                    1,
                                    Optional.empty(),
                                    10,
                                    NAMED,
                                    false,
                                    false,
                                    Optional.of(new SearchTreeInViewReader.Node(at, 2))))
                    .selected()
                    .orElseThrow()
                    .subtree();
            ChoiceCost recursion = BruteForceChoice.of(problem, solver.policy(), before, subtree.square());
            assertEquals(recursion.steps(), subtree.steps(), subtree::toString);
            assertEquals(recursion.end().filter(Outcome.FOUND::equals).isPresent(), subtree.hasTour());
            at = subtree.last() + 1;
        }
    }

    /** The subtrees of all squares that follow the first hold every step but none twice. */
    @ParameterizedTest
    @CsvSource({"3x4, 0, backtracking", "4x4, 5, backtracking", "5x5, 1, forward-checking", "5x5, 1, backtracking"})
    void subtreesOfTheFirstMovesAddUpToAllSteps(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        Comparison comparison = comparison(problem, ConfiguredAlgorithm.read(algorithm), 10_000_000);
        long steps = comparison.lanes().get(1).explored();
        assertTrue(comparison.isComplete());
        long sum = 0;
        long at = 1;
        while (at <= steps) {
            SearchTreeInViewReader.Node node = new SearchTreeInViewReader.Node(at, 2);
            Subtree subtree = read(
                            comparison,
                            new SearchTreeInViewReader.Request(
                                    1, Optional.empty(), 10, NAMED, false, false, Optional.of(node)))
                    .selected()
                    .orElseThrow()
                    .subtree();
            assertEquals(at, subtree.first());
            sum += subtree.steps();
            at = subtree.last() + 1;
        }
        assertEquals(steps, sum);
    }

    /**
     * In a part of which every path is read, each column of a node whose position was visited before is known to be of
     * one, and no other is.
     */
    @ParameterizedTest
    @CsvSource({
        "3x4, 0, backtracking",
        "4x4, 5, backtracking",
        "4x5, 3, forward-checking",
        "5x5, 0, forward-checking",
        "5x5, 1, backtracking",
        "5x5, 12, warnsdorff",
        "5x5, 1, warnsdorff-article"
    })
    void nodesVisitedAgainAreThoseOfARecordOfAllPositions(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(algorithm);
        Comparison comparison = comparison(problem, solver, 3_000);
        List<KnightPath> paths = paths(problem, solver, 3_000);
        int[] again = leastVisitedAgain(paths);
        Random random = new Random(7);
        for (int round = 0; round < 12; round++) {
            long from = random.nextLong(paths.size() - 1L);
            StepRange span = new StepRange(from, from + 1 + random.nextLong(paths.size() - 1 - from));
            SearchTreeInView part = read(
                    comparison,
                    new SearchTreeInViewReader.Request(
                            1, Optional.of(span), 200, NAMED, false, false, Optional.empty()));
            int[] known = part.revisitsInPart();
            for (int column = 0; column < known.length; column++) {
                int least = part.part().least(column);
                int expected = again[(int) part.part().start(column + 1)];
                assertEquals(
                        expected > 0 && expected <= least ? expected : 0,
                        known[column] <= least ? known[column] : 0,
                        "column " + column + " of " + span);
            }
        }
    }

    /** Returns for each path the least number of its first squares whose position was visited by another one before. */
    private static int[] leastVisitedAgain(List<KnightPath> paths) {
        Map<Set<Integer>, List<Integer>> firsts = new HashMap<>();
        int[] least = new int[paths.size()];
        for (int step = 0; step < least.length; step++) {
            int[] squares = paths.get(step).squares();
            Set<Integer> position = new HashSet<>();
            for (int depth = 1; depth <= squares.length; depth++) {
                position.add(squares[depth - 1]);
                Set<Integer> key = new HashSet<>(position);
                key.add(-1 - squares[depth - 1]);
                List<Integer> path = Arrays.stream(squares, 0, depth).boxed().toList();
                if (least[step] == 0 && !firsts.computeIfAbsent(key, _ -> path).equals(path)) {
                    least[step] = depth;
                }
            }
        }
        return least;
    }

    /** The nodes that the lookahead takes back are those of the prunes of the search, in columns of any width. */
    @ParameterizedTest
    @CsvSource({
        "3x4, 3, forward-checking",
        "4x5, 3, dead-ends",
        "5x5, 1, forward-checking",
        "5x5, 12, forward-checking",
        "5x5, 0, backtracking",
        "5x5, 1, warnsdorff-article"
    })
    void nodesTakenBackByTheLookaheadAreItsPrunes(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(algorithm);
        Comparison comparison = comparison(problem, solver, 3_000);
        Search search = Search.begin(problem, solver.policy());
        BitSet pruned = new BitSet();
        int depth = 1;
        while (search.step() < 3_000 && !search.isOver()) {
            long prunes = search.pruned();
            search.advance(1);
            // The node is that of the step before, if it was there at all.
            pruned.set((int) search.step() - 1, search.pruned() > prunes && search.depth() < depth);
            depth = search.depth();
        }
        int last = (int) search.step();
        List<KnightPath> paths = paths(problem, solver, 3_000);
        assertEquals(algorithm.equals("backtracking") || algorithm.equals("warnsdorff-article"), pruned.isEmpty());
        Random random = new Random(8);
        for (int round = 0; round < 6; round++) {
            int from = round == 0 ? 0 : random.nextInt(last);
            int to = round == 0 ? last : from + 1 + random.nextInt(last - from);
            int columns = 1 + random.nextInt(to - from);
            SearchTreeInView part = read(
                    comparison,
                    new SearchTreeInViewReader.Request(
                            1, Optional.of(new StepRange(from, to)), columns, NAMED, false, false, Optional.empty()));
            for (int column = 0; column < columns; column++) {
                int at = column;
                int first = (int) part.part().start(column) + 1;
                int next = (int) part.part().start(column + 1) + 1;
                List<Integer> depths = pruned.get(first, next).stream()
                        .map(step -> paths.get(first + step).length())
                        .distinct()
                        .sorted()
                        .boxed()
                        .toList();
                List<Integer> known = IntStream.rangeClosed(0, problem.board().squares())
                        .filter(square -> part.isPruned(at, square))
                        .boxed()
                        .toList();
                assertEquals(depths, known, "column " + column + " from " + from + " to " + to);
            }
        }
    }

    /** Of very many steps it is not read, as each is computed again; a search without lookahead prunes none. */
    @ParameterizedTest
    @CsvSource({"forward-checking, 100000, true", "forward-checking, 100001, false", "backtracking, 100001, true"})
    void whatIsPrunedIsKnownUpToANumberOfSteps(String algorithm, long steps, boolean known) {
        Comparison comparison =
                comparison(Problem.open(BoardText.ofSize("8x8"), 1), ConfiguredAlgorithm.read(algorithm), 200_000);
        SearchTreeInView part = read(
                comparison,
                new SearchTreeInViewReader.Request(
                        1, Optional.of(new StepRange(50, 50 + steps)), 20, NAMED, false, false, Optional.empty()));
        assertEquals(known, part.pruned().isPresent());
    }

    /** In a search of many steps the answers need neither a record nor more than a moment. */
    @Test
    void selectedNodeIsKnownToBeVisitedAgainInALongSearch() {
        Problem problem = Problem.open(BoardText.ofSize("8x8"), 27);
        Comparison comparison = comparison(problem, ConfiguredAlgorithm.read("backtracking"), 2_000_000);
        assertEquals(PositionRevisitStatus.FIRST, visit(comparison, 1_999_000, 20));
        long step = 1_999_000;
        while (visit(comparison, step, comparison.traces().get(1).path(step).length()) == PositionRevisitStatus.FIRST) {
            step++;
        }
        Trace trace = comparison.traces().get(1);
        int[] squares = trace.path(step).squares();
        // A look at all steps before finds the same squares visited, the same one last.
        Search search = trace.searchAt(0);
        Set<Integer> visited = Set.copyOf(Arrays.stream(squares).boxed().toList());
        boolean isFound = false;
        while (search.step() < step && !isFound) {
            search.advance(1);
            isFound = search.depth() == squares.length
                    && search.square(squares.length - 1) == squares[squares.length - 1]
                    && search.step() < trace.placementOf(step, squares.length - 1)
                    && Set.copyOf(Arrays.stream(search.path().squares()).boxed().toList())
                            .equals(visited);
        }
        assertTrue(isFound, Arrays.toString(squares));
    }

    private static PositionRevisitStatus visit(Comparison comparison, long step, int depth) {
        return read(
                        comparison,
                        new SearchTreeInViewReader.Request(
                                1,
                                Optional.empty(),
                                10,
                                NAMED,
                                false,
                                false,
                                Optional.of(new SearchTreeInViewReader.Node(step, depth))))
                .selected()
                .orElseThrow()
                .visit();
    }

    @Test
    void longSearchThatJumpsBackIsNotKnown() {
        Problem problem = Problem.open(BoardText.ofSize("7x7"), 1);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("warnsdorff-article");
        SearchTreeInViewReader.Request request = new SearchTreeInViewReader.Request(
                1, Optional.empty(), 100, NAMED, false, false, Optional.of(new SearchTreeInViewReader.Node(900, 3)));
        SearchTreeInView small = read(comparison(problem, solver, 1_000), request);
        assertTrue(small.revisits().isPresent());
        Comparison large = comparison(problem, solver, RevisitedPositionFinder.MOST_STEPS_RECORDED + 1);
        assertEquals(
                RevisitedPositionFinder.MOST_STEPS_RECORDED + 1,
                large.lanes().get(1).explored());
        assertTrue(read(large, request).revisits().isEmpty());
        assertEquals(
                PositionRevisitStatus.UNKNOWN,
                read(large, request).selected().orElseThrow().visit());
    }

    /** A node may become known while the tree is being read, as when its step is looked for meanwhile. */
    @Test
    void nodeAfterTheRecordedStepsOfASearchThatJumpsBackIsNotKnown() {
        Problem problem = Problem.open(BoardText.ofSize("7x7"), 1);
        Comparison comparison = comparison(problem, ConfiguredAlgorithm.read("warnsdorff-article"), 1_000);
        SearchTreeInViewReader reader = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(
                        1,
                        Optional.empty(),
                        10,
                        NAMED,
                        false,
                        false,
                        Optional.of(new SearchTreeInViewReader.Node(20_000, 30))),
                new SubtreeHeatMapCounter());
        comparison.extend(50_000, 50_000);
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        SelectedSubtree selected = reader.result().selected().orElseThrow();
        assertTrue(selected.subtree().first() > 1_000);
        assertEquals(PositionRevisitStatus.UNKNOWN, selected.visit());
    }
}
