package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.compare.event.EventSearch;
import knightschool.search.Problem;
import knightschool.search.position.PositionDifferences;
import knightschool.trace.SearchSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search for differences beside a walk over every frame, which looks at whole boards. */
@Execution(ExecutionMode.CONCURRENT)
class DifferenceSearchTest {
    private static final long SEED = 20_261_127;
    private static final long STEPS = 400;
    private static final int BOARDS_WITH_HOLES = 6;
    private static final int MOST_HOLES = 4;

    /** Every algorithm, and those with options that change where they go. */
    private static final List<ConfiguredAlgorithm> SOLVERS = Stream.concat(
                    Algorithms.all().stream().map(ConfiguredAlgorithm::of),
                    Stream.of(
                                    "warnsdorff --no-backtracking",
                                    "warnsdorff --tie-break roth",
                                    "warnsdorff --tie-break random --seed 3",
                                    "forward-checking --strict")
                            .map(ConfiguredAlgorithm::read))
            .toList();

    static List<Problem> everyPairAgreesWithALookAtEveryFrame() {
        Random random = new Random(SEED);
        List<Problem> problems = new ArrayList<>();
        for (Board board : List.of(Board.full(3, 4), Board.full(4, 4), Board.full(5, 4), Board.full(5, 5))) {
            problems.add(Problem.open(board, 0));
            problems.add(Problem.open(board, random.nextInt(board.squares())));
        }
        for (int board = 0; board < BOARDS_WITH_HOLES; board++) {
            problems.add(holed(random));
        }
        problems.add(new Problem(Board.full(5, 4), MoveOrder.CLOCKWISE, 0, true));
        return problems;
    }

    private static Problem holed(Random random) {
        Board board = Board.full(3 + random.nextInt(3), 4 + random.nextInt(2));
        for (int hole = random.nextInt(MOST_HOLES); hole >= 0; hole--) {
            board = board.withHole(random.nextInt(board.squares()), true);
        }
        int[] playable = board.playable().toArray();
        return Problem.open(board, playable[random.nextInt(playable.length)]);
    }

    @ParameterizedTest
    @MethodSource
    void everyPairAgreesWithALookAtEveryFrame(Problem problem) {
        List<List<Look>> frames =
                SOLVERS.stream().map(solver -> frames(problem, solver)).toList();
        for (int one = 0; one < SOLVERS.size(); one++) {
            for (int other = one + 1; other < SOLVERS.size(); other++) {
                List<ConfiguredAlgorithm> pair = List.of(SOLVERS.get(one), SOLVERS.get(other));
                assertEquals(
                        byLooking(List.of(frames.get(one), frames.get(other))),
                        found(problem, pair),
                        () -> problem.board() + ", " + pair);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everyPairAgreesWithALookAtEveryFrame")
    void sixTogetherAgreeWithALookAtEveryFrame(Problem problem) {
        List<ConfiguredAlgorithm> six = SOLVERS.subList(0, 6);
        List<List<Look>> frames =
                six.stream().map(solver -> frames(problem, solver)).toList();
        assertEquals(byLooking(frames), found(problem, six));
        List<ConfiguredAlgorithm> others = SOLVERS.subList(SOLVERS.size() - 6, SOLVERS.size());
        List<List<Look>> othersFrames =
                others.stream().map(solver -> frames(problem, solver)).toList();
        assertEquals(byLooking(othersFrames), found(problem, others));
    }

    /** A moment alone tells which searches begin to differ with it, as a look at the moment before does. */
    @ParameterizedTest
    @MethodSource("everyPairAgreesWithALookAtEveryFrame")
    void momentTellsWhichBeginToDiffer(Problem problem) {
        List<ConfiguredAlgorithm> six = SOLVERS.subList(0, 6);
        Comparison comparison = new Comparison(problem, six);
        comparison.extend(STEPS, STEPS);
        List<List<Look>> frames =
                six.stream().map(solver -> frames(problem, solver)).toList();
        for (int step = 1; step <= comparison.reachable(); step++) {
            int now = step;
            Set<Integer> expected = IntStream.range(0, six.size())
                    .filter(one -> IntStream.range(0, six.size())
                            .anyMatch(other -> parts(frames.get(one), frames.get(other), now)))
                    .boxed()
                    .collect(Collectors.toSet());
            assertEquals(expected, comparison.snapshot(step).beginningToDiffer(), () -> problem.board() + ", " + now);
        }
        assertEquals(Set.of(), comparison.snapshot(0).beginningToDiffer());
    }

    private static boolean parts(List<Look> one, List<Look> other, int step) {
        return agree(one.get(step - 1), other.get(step - 1)) && !agree(one.get(step), other.get(step));
    }

    /** Each step of a search by itself, the last one standing for all after it. */
    private static List<Look> frames(Problem problem, ConfiguredAlgorithm solver) {
        Comparison alone = new Comparison(problem, List.of(solver));
        alone.extend(STEPS, STEPS);
        List<Look> frames = new ArrayList<>();
        for (long step = 0; step <= STEPS; step++) {
            frames.add(Look.at(alone.snapshot(step).frames().getFirst()));
        }
        return frames;
    }

    private static List<Long> byLooking(List<List<Look>> frames) {
        Set<Long> steps = new TreeSet<>();
        for (int one = 0; one < frames.size(); one++) {
            for (int other = 0; other < one; other++) {
                boolean agreed =
                        agree(frames.get(one).getFirst(), frames.get(other).getFirst());
                for (int step = 1; step <= STEPS; step++) {
                    boolean agree =
                            agree(frames.get(one).get(step), frames.get(other).get(step));
                    if (agreed && !agree) {
                        steps.add((long) step);
                    }
                    agreed = agree;
                }
            }
        }
        return List.copyOf(steps);
    }

    /** The same square of the knight, and every cell of every square open or closed alike. */
    private static boolean agree(Look first, Look second) {
        SearchSnapshot one = first.frame();
        SearchSnapshot other = second.frame();
        boolean looked =
                one.path().head() == other.path().head() && first.visited().equals(second.visited());
        boolean cells = one.path().head() == other.path().head()
                && one.board()
                        .playable()
                        .allMatch(square -> IntStream.range(0, MoveOrder.MOVES)
                                .allMatch(move -> one.domains().has(square)
                                                == other.domains().has(square)
                                        && one.domains().isOpen(square, move)
                                                == other.domains().isOpen(square, move)));
        assertEquals(looked, cells, "the same squares are visited just where the same moves are open");
        assertEquals(
                looked,
                PositionDifferences.between(one.position(), other.position()).isEmpty());
        return looked;
    }

    /** A step of a search with the squares visited, which each pair is asked for. */
    private record Look(SearchSnapshot frame, BitSet visited) {
        static Look at(SearchSnapshot frame) {
            BitSet visited = new BitSet();
            IntStream.of(frame.path().squares()).forEach(visited::set);
            return new Look(frame, visited);
        }
    }

    private static List<Long> found(Problem problem, List<ConfiguredAlgorithm> solvers) {
        Comparison comparison = new Comparison(problem, solvers);
        List<Long> steps = new ArrayList<>();
        long from = 0;
        while (true) {
            EventSearch search = new EventSearch(comparison, ComparisonJumpTarget.DIFFERENCE, from);
            if (search.finish(1 + from % 7, STEPS) != EventSearch.State.FOUND) {
                return steps;
            }
            from = search.step();
            steps.add(from);
        }
    }

    /** On 8 × 8 from a8 both leave h2 without an open move, and only one of them sees that. */
    @Test
    void forwardCheckingLeavesBacktrackingWhereADomainIsEmpty() {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(8, 8), 0),
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")));
        EventSearch search = new EventSearch(comparison, ComparisonJumpTarget.DIFFERENCE, 0);
        assertEquals(EventSearch.State.FOUND, search.finish(1_000, 1_000_000));
        assertEquals(44, search.step());
    }

    @Test
    void searchOfTheSameKindNeverDiffers() {
        List<ConfiguredAlgorithm> twice =
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("backtracking"));
        Comparison comparison = new Comparison(Problem.open(Board.full(5, 5), 0), twice);
        EventSearch search = new EventSearch(comparison, ComparisonJumpTarget.DIFFERENCE, 0);
        assertEquals(EventSearch.State.NEVER, search.finish(1_000, 1_000_000));
    }

    @Test
    void oneSearchAloneNeverDiffers() {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(5, 5), 0), List.of(ConfiguredAlgorithm.read("forward-checking")));
        EventSearch search = new EventSearch(comparison, ComparisonJumpTarget.DIFFERENCE, 0);
        assertEquals(EventSearch.State.NEVER, search.finish(1_000, 1_000_000));
        assertTrue(comparison.isComplete());
    }

    /** Two that have visited the same squares in another order, and stand on the same one, agree. */
    @Test
    void pathsMayDifferWherePositionsAgree() {
        Set<List<Long>> met = new HashSet<>();
        Problem problem = Problem.open(Board.full(4, 4), 0);
        List<Look> frames = frames(problem, ConfiguredAlgorithm.read("backtracking"));
        for (Look one : frames) {
            for (Look other : frames) {
                if (agree(one, other)
                        && !one.frame().path().equals(other.frame().path())) {
                    met.add(List.of(one.frame().step(), other.frame().step()));
                }
            }
        }
        assertTrue(!met.isEmpty(), "there are such paths on 4 × 4");
    }
}
