package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.compare.ChoiceCost;
import knightschool.search.Fork;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is counted of a choice is held to those who go everywhere. */
@Execution(ExecutionMode.CONCURRENT)
class ChoiceCounterTest {
    private static final long FAR = 10_000_000;

    static List<Policy> served() {
        return MemoizedStepCounter.SERVED;
    }

    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    /** Nodes that searches on small boards come to, with holes, ends and closed tours among them. */
    private static List<Search> nodes(Policy policy, long seed) {
        Random random = new Random(seed);
        Stream<Board> full = Stream.of(Board.full(3, 4), Board.full(4, 4), Board.full(5, 4), Board.full(5, 5));
        List<Search> nodes = new ArrayList<>();
        Stream.concat(full, RandomBoards.stream(seed, 60, 5)).forEach(board -> {
            int[] playable = board.playable().toArray();
            for (int i = 0; i < (playable.length == board.squares() ? 20 : 3); i++) {
                boolean closed = board.end() == Board.NONE && random.nextInt(3) == 0;
                int start = playable[random.nextInt(playable.length)];
                Search search = Search.begin(new Problem(board, MoveOrder.CLOCKWISE, start, closed), policy);
                search.advance(random.nextInt(random.nextBoolean() ? 12 : 300));
                nodes.add(search);
            }
        });
        return nodes;
    }

    @ParameterizedTest
    @MethodSource("served")
    void everyChoiceOfANodeCostsWhatGoingEverywhereTakes(Policy policy) {
        int[] counted = new int[Outcome.values().length];
        for (Search search : nodes(policy, 81)) {
            ChoiceCounter counter = counter(search, FAR);
            assertTrue(counter.isShortcut());
            for (int square : search.untried()) {
                ChoiceCost brute = BruteForceChoice.of(search.problem(), policy, search.path(), square);
                assertEquals(brute, counter.count(square), () -> told(search, square));
                counted[brute.end().orElseThrow().ordinal()]++;
            }
        }
        assertTrue(counted[Outcome.FOUND.ordinal()] > 5, () -> "found " + counted[Outcome.FOUND.ordinal()]);
        assertTrue(counted[Outcome.PROVEN_ABSENT.ordinal()] > 100);
    }

    private static ChoiceCounter counter(Search search, long limit) {
        return new ChoiceCounter(search.problem(), search.policy(), search.path(), limit, _ -> {});
    }

    private static String told(Search search, int square) {
        return square + " after " + search.path() + " on\n" + search.problem().board();
    }

    /** Counted or made: as many steps as the twin makes that goes there, from its fork until it is back. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void everyChoiceCostsWhatItsTwinSpends(Algorithm algorithm) {
        Policy policy = Solver.of(algorithm).policy();
        for (Search search : nodes(policy, 82)) {
            ChoiceCounter counter = counter(search, FAR);
            for (int square : search.untried()) {
                assertEquals(spent(search, square), counter.count(square), () -> told(search, square));
            }
        }
    }

    private static ChoiceCost spent(Search search, int square) {
        long fork = search.step();
        int depth = search.depth();
        Search twin = Search.begin(search.problem(), search.policy(), List.of(new Fork(fork, square)));
        twin.advance(fork);
        do {
            twin.advance(1);
        } while (twin.depth() > depth && !twin.isOver());
        boolean found = twin.outcome() == Outcome.FOUND;
        Outcome vain = search.policy().proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
        return ChoiceCost.of(twin.step() - fork, found ? Outcome.FOUND : vain);
    }

    /** Of a search that is not served every step is made: the two ways agree where both can be gone. */
    @Test
    void countedAgreesWithMadeOnAnOrderOfMovesThatIsNotServed() {
        Board board = Board.full(6, 5);
        for (Policy policy : served()) {
            Search search = Search.begin(Problem.open(board, 0), policy);
            Random random = new Random(83);
            for (int i = 0; i < 12; i++) {
                search.advance(random.nextInt(2_000));
                for (int square : search.untried()) {
                    ChoiceCost spent = spent(search, square);
                    assertEquals(spent, counter(search, FAR).count(square));
                }
            }
        }
    }

    @Test
    void limitIsNeverDressedAsAnAnswer() {
        Search search = Solver.read("dead-ends").begin(Problem.open(Board.full(8, 8), 0));
        ChoiceCounter counter = counter(search, 1_000);
        assertFalse(counter.isShortcut());
        assertEquals(1_000, counter.limit());
        for (int square : search.untried()) {
            ChoiceCost whole = counter(search, FAR).count(square);
            ChoiceCost cut = counter.count(square);
            assertEquals(whole.isExact() && whole.steps() <= 1_000 ? whole : ChoiceCost.moreThan(1_000), cut);
        }
    }

    @Test
    void limitFallsOnTheVeryStep() {
        Board board = Board.full(5, 5);
        for (String name : List.of("backtracking", "forward-checking", "dead-ends", "warnsdorff-article")) {
            Search search = Solver.read(name).begin(Problem.open(board, 12));
            search.advance(4);
            for (int square : search.untried()) {
                long steps = counter(search, FAR).count(square).steps();
                if (!counter(search, FAR).isShortcut()) {
                    assertTrue(counter(search, steps).count(square).isExact(), name);
                    assertEquals(
                            ChoiceCost.moreThan(steps - 1),
                            counter(search, steps - 1).count(square),
                            name);
                }
            }
        }
    }

    /** All choices of the first square of 8 × 8 together are the search, where its tour is in the last of them. */
    @Test
    void choicesTakenUntilTheTourAreTheWholeSearch() {
        Search search = Solver.read("backtracking").begin(Problem.open(Board.full(8, 8), 0));
        ChoiceCounter counter = counter(search, FAR);
        long steps = 0;
        for (int square : search.untried()) {
            ChoiceCost cost = counter.count(square);
            steps += cost.steps();
            if (cost.end().orElseThrow() == Outcome.FOUND) {
                break;
            }
        }
        assertEquals(6_484_065, steps);
    }

    @Test
    void whatTheReportThrowsEndsTheCounting() {
        for (String name : List.of("backtracking", "dead-ends")) {
            Search search = Solver.read(name).begin(Problem.open(Board.full(8, 8), 1));
            ChoiceCounter counter =
                    new ChoiceCounter(search.problem(), search.policy(), search.path(), FAR * 100, _ -> {
                        throw new CancellationException();
                    });
            assertThrows(CancellationException.class, () -> {
                for (int square : search.untried()) {
                    counter.count(square);
                }
            });
        }
    }
}
