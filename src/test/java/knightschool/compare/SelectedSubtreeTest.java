package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.BoardText;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of a selected subtree, against all paths of the searches. */
class SelectedSubtreeTest {
    private static final int LIMIT = 4_000;

    private static List<int[]> paths(Problem problem, String algorithm) {
        Search search = ConfiguredAlgorithm.read(algorithm).begin(problem);
        List<int[]> paths = new ArrayList<>(List.of(search.path().squares()));
        while (paths.size() <= LIMIT && search.advance(1) > 0) {
            paths.add(search.path().squares());
        }
        return paths;
    }

    /** The paths of the steps that take a square back at once, with that square, by the number of the step. */
    private static Map<Integer, int[]> attempts(Problem problem, String algorithm) {
        Search search = ConfiguredAlgorithm.read(algorithm).begin(problem);
        Map<Integer, int[]> attempts = new HashMap<>();
        boolean more = true;
        while (more && search.step() < LIMIT) {
            int[] path = search.path().squares();
            int[] untried = search.untried();
            long placements = search.placements();
            more = search.advance(1) > 0;
            if (search.placements() > placements && search.depth() == path.length) {
                int[] attempt = Arrays.copyOf(path, path.length + 1);
                attempt[path.length] = untried[0];
                attempts.put((int) search.step(), attempt);
            }
        }
        return attempts;
    }

    private static OtherSearchPathFate encounter(Trace trace, int[] path) {
        OtherSearchPathFateReader reader = new OtherSearchPathFateReader(1, trace, path);
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result();
    }

    private static boolean begins(int[] path, int[] beginning, int length) {
        return path.length >= length && Arrays.equals(path, 0, length, beginning, 0, length);
    }

    /** The longest beginning of the path that any step of the other search has, and whether it has the whole path. */
    @ParameterizedTest
    @CsvSource({
        "3x4, 0, backtracking, forward-checking",
        "4x4, 5, backtracking, forward-checking",
        "4x5, 0, forward-checking, backtracking",
        "5x5, 12, backtracking, warnsdorff",
        "5x5, 1, backtracking, dead-ends",
        "5x6, 14, warnsdorff, backtracking",
        "4x4, 5, backtracking, warnsdorff-article",
        "5x5, 0, backtracking, warnsdorff-article",
        "5x5, 12, backtracking, warnsdorff-article",
        "5x5, 1, warnsdorff, warnsdorff-article",
        "3x4, 0, backtracking, workbench --lookahead dead-ends --backjump last-tie",
        "4x5, 7, backtracking, workbench --lookahead empty-domains --backjump last-tie",
        "5x5, 2, forward-checking, workbench --order fewest-onward --lookahead cuts --backjump last-tie",
        "5x5, 2, backtracking, workbench --order fewest-onward --backjump last-tie"
    })
    void pathIsFollowedThroughAnotherSearch(String size, int start, String one, String other) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        List<int[]> paths = paths(problem, one);
        List<int[]> others = paths(problem, other);
        Map<Integer, int[]> attempts = attempts(problem, other);
        List<int[]> all =
                Stream.concat(others.stream(), attempts.values().stream()).toList();
        Trace trace = new Trace(problem, ConfiguredAlgorithm.read(other));
        trace.extend(LIMIT);
        Random random = new Random(11);
        for (int round = 0; round < 60; round++) {
            int[] path = paths.get(random.nextInt(paths.size()));
            int[] beginning = Arrays.copyOf(path, 1 + random.nextInt(path.length));
            int common = IntStream.rangeClosed(1, beginning.length)
                    .filter(length -> all.stream().anyMatch(step -> begins(step, beginning, length)))
                    .max()
                    .orElseThrow();
            OtherSearchPathFate encounter = encounter(trace, beginning);
            assertEquals(common, encounter.depth(), () -> Arrays.toString(beginning) + encounter);
            boolean tries = encounter.kind() == OtherSearchPathFate.Kind.TRIES;
            assertEquals(common == beginning.length, tries);
            long below = others.stream()
                    .filter(step -> begins(step, beginning, beginning.length))
                    .count();
            if (tries && beginning.length > 1) {
                boolean ended = !begins(others.getLast(), beginning, beginning.length);
                assertEquals(below + (ended ? 1 : 0), encounter.steps());
            }
            if (encounter.kind() == OtherSearchPathFate.Kind.TURNS_BACK) {
                int left = (int) encounter.step();
                assertTrue(others.get(left).length < common);
                assertTrue(begins(attempts.getOrDefault(left, others.get(left - 1)), beginning, common));
            }
            if (encounter.kind() == OtherSearchPathFate.Kind.PASSES_OVER) {
                assertTrue(
                        all.stream().anyMatch(step -> step.length > common && begins(step, beginning, common)),
                        () -> "it tries no other move: " + Arrays.toString(beginning) + encounter);
            }
        }
    }

    private static int slices(Comparison comparison, Optional<SearchTreeInViewReader.Node> node) {
        SearchTreeInViewReader reader = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(0, Optional.empty(), 100, 20, false, false, node),
                new SubtreeHeatMapCounter());
        int slices = 1;
        while (reader.advance()) {
            slices++;
        }
        return slices;
    }

    /** A slice looks at one move of another search, so that other work can be done in between. */
    @Test
    void pathIsFollowedMoveByMove() {
        Problem problem = Problem.open(BoardText.ofSize("8x8"), 0);
        Comparison comparison = new Comparison(
                problem,
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")));
        comparison.extend(100_000, 100_000);
        int depth = comparison.traces().getFirst().path(60).length();
        int more = slices(comparison, Optional.of(new SearchTreeInViewReader.Node(60, depth)))
                - slices(comparison, Optional.empty());
        assertTrue(more >= 42, "as many as squares of the path that the search comes to, not " + more);
    }

    @Test
    void forwardCheckingTurnsBackWhereBacktrackingGoesOnInVain() {
        Problem problem = Problem.open(BoardText.ofSize("8x8"), 0);
        Trace backtracking = new Trace(problem, ConfiguredAlgorithm.read("backtracking"));
        Trace forward = new Trace(problem, ConfiguredAlgorithm.read("forward-checking"));
        backtracking.extend(100_000);
        forward.extend(100_000);
        KnightPath path = backtracking.path(60);
        OtherSearchPathFate encounter = encounter(forward, path.squares());
        assertEquals(
                new OtherSearchPathFate(
                        1,
                        OtherSearchPathFate.Kind.TURNS_BACK,
                        42,
                        44,
                        0,
                        forward.frame(44).explanation().sentence()),
                encounter);
        assertTrue(encounter.reason().startsWith("e3 left h2 without an open move"), encounter::reason);
    }

    @ParameterizedTest
    @CsvSource({
        "3x4, 0, backtracking",
        "4x4, 5, forward-checking",
        "5x5, 12, warnsdorff",
        "5x6, 14, warnsdorff-article",
        "5x5, 1, warnsdorff-article",
        "4x4, 5, warnsdorff-article",
        "4x5, 7, workbench --lookahead dead-ends --backjump last-tie"
    })
    void placementsOfASubtreeAreThoseOfItsSteps(String size, int start, String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        List<int[]> paths = paths(problem, algorithm);
        Map<Integer, int[]> attempts = attempts(problem, algorithm);
        Comparison comparison = new Comparison(problem, List.of(ConfiguredAlgorithm.read(algorithm)));
        comparison.extend(LIMIT, LIMIT);
        SubtreeHeatMapCounter counts = new SubtreeHeatMapCounter();
        Random random = new Random(7);
        for (int round = 0; round < 20; round++) {
            int step = random.nextInt(paths.size());
            int depth = 1 + random.nextInt(paths.get(step).length);
            SearchTreeInViewReader reader = new SearchTreeInViewReader(
                    comparison,
                    new SearchTreeInViewReader.Request(
                            0,
                            Optional.empty(),
                            100,
                            20,
                            false,
                            true,
                            Optional.of(new SearchTreeInViewReader.Node(step, depth))),
                    counts);
            boolean more = true;
            while (more) {
                more = reader.advance();
            }
            SelectedSubtree selected = reader.result().selected().orElseThrow();
            long[] expected = new long[problem.board().squares()];
            long first = selected.subtree().first();
            if (first == 0) {
                expected[start]++;
            }
            for (long at = Math.max(1, first); at <= selected.subtree().last(); at++) {
                int[] before = paths.get((int) at - 1);
                int[] now = paths.get((int) at);
                for (int i = before.length; i < now.length; i++) {
                    expected[now[i]]++;
                }
                if (attempts.containsKey((int) at)) {
                    expected[attempts.get((int) at)[now.length]]++;
                }
            }
            assertEquals(
                    Arrays.stream(expected).boxed().toList(),
                    selected.placements().orElseThrow());
            assertEquals(
                    selected.subtree().placements() + (first == 0 ? 1 : 0),
                    Arrays.stream(expected).sum());
        }
    }

    private static SelectedSubtree read(
            Comparison comparison, SearchTreeInViewReader.Node node, SubtreeHeatMapCounter counts) {
        SearchTreeInViewReader reader = new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(0, Optional.empty(), 100, 20, false, true, Optional.of(node)),
                counts);
        boolean more = true;
        while (more) {
            more = reader.advance();
        }
        return reader.result().selected().orElseThrow();
    }

    /** Below a node that the search has not left, the counts go on where the search does. */
    @ParameterizedTest
    @CsvSource({"backtracking", "forward-checking", "warnsdorff-article"})
    void countsGoOnWithTheSearch(String algorithm) {
        Problem problem = Problem.open(BoardText.ofSize("7x7"), 0);
        Comparison comparison = new Comparison(problem, List.of(ConfiguredAlgorithm.read(algorithm)));
        SearchTreeInViewReader.Node node = new SearchTreeInViewReader.Node(2, 3);
        SubtreeHeatMapCounter counts = new SubtreeHeatMapCounter();
        for (long steps : new long[] {500, 501, 9_000}) {
            comparison.extend(steps, steps);
            SelectedSubtree selected = read(comparison, node, counts);
            assertEquals(read(comparison, node, new SubtreeHeatMapCounter()), selected);
            assertEquals(
                    selected.subtree().placements(),
                    selected.placements().orElseThrow().stream()
                            .mapToLong(Long::longValue)
                            .sum());
        }
    }

    /** Placements in a subtree of any size are counted, those of a large one in between, with a share to tell. */
    @Test
    void placementsOfALargeSubtreeAreCountedInBetween() {
        long steps = 21_000_000;
        Comparison comparison = new Comparison(
                Problem.open(BoardText.ofSize("8x8"), 27), List.of(ConfiguredAlgorithm.read("backtracking")));
        comparison.extend(steps, steps);
        SearchTreeInViewReader.Node node = new SearchTreeInViewReader.Node(1, 1);
        SubtreeHeatMapCounter counts = new SubtreeHeatMapCounter();
        SelectedSubtree first = read(comparison, node, counts);
        assertTrue(first.isBeingCounted());
        assertTrue(first.counted() >= 20_000_000 && first.counted() < steps, first.counted() + " steps");
        assertFalse(counts.isNews());
        boolean more = true;
        while (more) {
            more = counts.advance();
        }
        assertTrue(counts.isNews());
        SelectedSubtree last = read(comparison, node, counts);
        assertFalse(last.isBeingCounted());
        assertEquals(
                last.subtree().placements() + 1,
                last.placements().orElseThrow().stream()
                        .mapToLong(Long::longValue)
                        .sum());
        assertFalse(counts.isNews());
    }
}
