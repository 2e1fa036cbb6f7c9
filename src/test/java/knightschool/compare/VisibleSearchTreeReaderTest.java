package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read of a search tree is what a look at every step finds. */
@Execution(ExecutionMode.CONCURRENT)
class VisibleSearchTreeReaderTest {
    private static final int NAMED = 20;

    private static Comparison comparison(Problem problem, ConfiguredAlgorithm solver, long steps) {
        Comparison comparison = new Comparison(problem, List.of(ConfiguredAlgorithm.read("warnsdorff"), solver));
        comparison.extend(steps, steps);
        return comparison;
    }

    private static VisibleSearchTree read(Comparison comparison, VisibleSearchTreeReader.Request request) {
        VisibleSearchTreeReader reader =
                new VisibleSearchTreeReader(comparison, request, new SubtreePlacementCounter());
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
                VisibleSearchTree part = read(
                        comparison,
                        new VisibleSearchTreeReader.Request(
                                1, Optional.of(span), 300, NAMED, false, false, Optional.empty()));
                assertEquals(span, part.part().span());
                assertEquals(last, part.whole().span().to());
                check(part, paths, random);
            }
        }
    }

    private static void check(VisibleSearchTree part, List<KnightPath> paths, Random random) {
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
            VisibleSearchTreeReader.Node node = new VisibleSearchTreeReader.Node(at, 2);
            Subtree subtree = read(
                            comparison,
                            new VisibleSearchTreeReader.Request(
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
}
