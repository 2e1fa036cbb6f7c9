package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.compare.ChoiceCost;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is counted of a move is held to those who go everywhere. */
@Execution(ExecutionMode.CONCURRENT)
class ChoiceCostCounterTest {
    private static final long FAR = 10_000_000;

    static List<SearchPolicy> served() {
        return MemoizedStepCounter.SERVED;
    }

    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    /** Nodes that searches on small boards come to, with holes, ends and closed tours among them. */
    private static List<Search> nodes(SearchPolicy policy, long seed) {
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
    void everyMoveOfANodeCostsWhatGoingEverywhereTakes(SearchPolicy policy) {
        int[] counted = new int[Outcome.values().length];
        for (Search search : nodes(policy, 81)) {
            ChoiceCostCounter counter = counter(search, FAR);
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

    /** The search tree reads the sizes of its subtrees from checkpoints. */
    @ParameterizedTest
    @ValueSource(strings = {"backtracking", "forward-checking", "warnsdorff"})
    void everySubtreeOfAFirstMoveHasTheStepsThatGoingEverywhereTakes(String name) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(name);
        int subtrees = 0;
        for (Board board : List.of(Board.full(3, 4), Board.full(4, 4), Board.full(4, 5), Board.full(5, 5))) {
            for (int start : new int[] {0, 2, board.squares() / 2}) {
                Problem problem = Problem.open(board, start);
                Trace trace = new Trace(problem, solver);
                trace.extend(FAR);
                assertTrue(trace.isComplete());
                for (long first = 1; first <= trace.explored(); subtrees++) {
                    Subtree subtree = trace.subtree(first, 1);
                    ChoiceCost brute = BruteForceChoice.of(problem, solver.policy(), trace.path(0), subtree.square());
                    assertEquals(brute.steps(), subtree.steps(), () -> subtree + " on\n" + board);
                    assertEquals(brute.end().orElseThrow() == Outcome.FOUND, subtree.hasTour());
                    first = subtree.last() + 1;
                }
            }
        }
        assertTrue(subtrees > 20, subtrees + " subtrees");
    }

    private static ChoiceCostQuery node(Search search, ScheduledFork... forks) {
        return ChoiceCostQuery.at(search.step(), search.problem(), search.policy(), search.path(), List.of(forks));
    }

    private static ChoiceCostCounter counter(Search search, long limit) {
        return new ChoiceCostCounter(node(search), limit, _ -> {});
    }

    private static String told(Search search, int square) {
        return square + " after " + search.path() + " on\n" + search.problem().board();
    }

    /** Counted or made: as many steps as the twin makes that goes there, from its fork until it is back. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void everyMoveCostsWhatItsTwinSpends(Algorithm algorithm) {
        SearchPolicy policy = ConfiguredAlgorithm.of(algorithm).policy();
        for (Search search : nodes(policy, 82)) {
            ChoiceCostCounter counter = counter(search, FAR);
            for (int square : search.untried()) {
                assertEquals(spent(search, square), counter.count(square), () -> told(search, square));
            }
        }
    }

    private static ChoiceCost spent(Search search, int square) {
        long fork = search.step();
        int depth = search.depth();
        Search twin = Search.begin(search.problem(), search.policy(), List.of(new ScheduledFork(fork, square)));
        twin.advance(fork);
        do {
            twin.advance(1);
        } while (twin.depth() > depth && !twin.isOver());
        boolean found = twin.outcome() == Outcome.FOUND;
        Outcome vain = search.policy().proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
        return ChoiceCost.of(twin.step() - fork, found ? Outcome.FOUND : vain);
    }

    /** The moves that a search with forks takes at a node, in order, with the steps that it makes for each. */
    private static Map<Integer, ChoiceCost> taken(
            Problem problem, SearchPolicy policy, List<ScheduledFork> forks, long step) {
        Search search = Search.begin(problem, policy, forks);
        search.advance(step);
        KnightPath node = search.path();
        Map<Integer, ChoiceCost> taken = new LinkedHashMap<>();
        Outcome vain = policy.proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
        while (!search.isOver() && search.path().equals(node) && search.untried().length > 0) {
            int square = search.untried()[0];
            long before = search.step();
            do {
                search.advance(1);
            } while (search.depth() > node.length() && !search.isOver());
            Outcome end = search.outcome() == Outcome.FOUND ? Outcome.FOUND : vain;
            taken.put(square, ChoiceCost.of(search.step() - before, end));
        }
        return taken;
    }

    /** Forks by chance, of which some are below a move of the node, some at the node, and some never taken. */
    private static List<ScheduledFork> forksFrom(Search search, Random random) {
        List<ScheduledFork> forks = new ArrayList<>();
        Search forked = Search.begin(search.problem(), search.policy());
        forked.advance(search.step());
        for (int i = 0; i < 3; i++) {
            forked.advance(1 + random.nextInt(random.nextBoolean() ? 4 : 60));
            int[] untried = forked.untried();
            if (untried.length > 1) {
                forks.add(new ScheduledFork(forked.step(), untried[1 + random.nextInt(untried.length - 1)]));
                Search next = Search.begin(search.problem(), search.policy(), forks);
                next.advance(forked.step());
                forked = next;
            }
        }
        return forks;
    }

    /** What a search with forks takes at a node costs the steps that it makes; what it never takes, those of a twin. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void movesOfASearchWithForksCostTheStepsThatItMakes(Algorithm algorithm) {
        SearchPolicy policy = ConfiguredAlgorithm.of(algorithm).policy();
        Random random = new Random(84);
        int forked = 0;
        // Where a jump ends is not known from the path.
        boolean jumps = policy.backjump() == BackjumpRule.LAST_TIE;
        for (Search search : nodes(policy, 85)) {
            List<ScheduledFork> forks = forksFrom(search, random);
            Map<Integer, ChoiceCost> taken = taken(search.problem(), policy, forks, search.step());
            List<Integer> left =
                    new ArrayList<>(Arrays.stream(search.untried()).boxed().toList());
            ChoiceCostCounter counter =
                    new ChoiceCostCounter(node(search, forks.toArray(ScheduledFork[]::new)), FAR, _ -> {});
            List<Integer> order = new ArrayList<>();
            while (!left.isEmpty()) {
                int square = counter.next(left);
                left.remove((Integer) square);
                order.add(square);
                ChoiceCost counted = counter.count(square);
                ChoiceCost alone = spent(search, square);
                if (jumps && order.size() > 1 && counted.equals(ChoiceCost.moreThan(0))) {
                    continue;
                }
                assertEquals(taken.getOrDefault(square, alone), counted, () -> forks + " " + told(search, square));
                forked += counted.equals(alone) ? 0 : 1;
            }
            if (!jumps) {
                assertEquals(List.copyOf(taken.keySet()), order.subList(0, taken.size()), forks::toString);
            }
        }
        int different = forked;
        assertTrue(!policy.proves() || different > 0, () -> algorithm.name() + ": no fork changed a cost");
    }

    /** The cost of an earlier move may be known elsewhere: it is passed, and forks are as many steps away. */
    @Test
    void moveWhoseCostIsKnownIsPassed() {
        SearchPolicy policy = ConfiguredAlgorithm.read("backtracking").policy();
        Random random = new Random(86);
        int compared = 0;
        for (Search search : nodes(policy, 87)) {
            List<ScheduledFork> forks = forksFrom(search, random);
            Map<Integer, ChoiceCost> taken = taken(search.problem(), policy, forks, search.step());
            ChoiceCostCounter counter =
                    new ChoiceCostCounter(node(search, forks.toArray(ScheduledFork[]::new)), FAR, _ -> {});
            boolean skips = true;
            for (Map.Entry<Integer, ChoiceCost> one : taken.entrySet()) {
                if (skips) {
                    counter.skip(one.getValue());
                } else {
                    assertEquals(one.getValue(), counter.count(one.getKey()));
                    compared++;
                }
                skips = !skips;
            }
        }
        assertTrue(compared > 20);
    }

    @Test
    void moveThatAForkMayChangeIsNotCountedBehindOneThatIsNotKnown() {
        Search search = ConfiguredAlgorithm.read("backtracking").begin(Problem.open(Board.full(8, 8), 0));
        search.advance(44);
        int[] untried = search.untried();
        // The first costs 10,610 steps, the second 7,492.
        ChoiceCostCounter near = new ChoiceCostCounter(node(search, new ScheduledFork(44 + 12_000, 0)), FAR, _ -> {});
        near.skip(ChoiceCost.moreThan(5_000));
        assertEquals(ChoiceCost.moreThan(0), near.count(untried[1]));
        ChoiceCostCounter passed = new ChoiceCostCounter(node(search, new ScheduledFork(44 + 4_000, 0)), FAR, _ -> {});
        passed.skip(ChoiceCost.moreThan(5_000));
        assertEquals(ChoiceCost.of(7_492, Outcome.PROVEN_ABSENT), passed.count(untried[1]));
        ChoiceCostCounter after =
                new ChoiceCostCounter(node(search, new ScheduledFork(44 + 10_610 + 7_492 + 1, 0)), FAR, _ -> {});
        assertEquals(ChoiceCost.of(10_610, Outcome.PROVEN_ABSENT), after.count(untried[0]));
        assertEquals(ChoiceCost.of(7_492, Outcome.PROVEN_ABSENT), after.count(untried[1]));
    }

    /** Of a search that is not served every step is made: the two ways agree where both can be gone. */
    @Test
    void countedAgreesWithMadeOnAnOrderOfMovesThatIsNotServed() {
        Board board = Board.full(6, 5);
        for (SearchPolicy policy : served()) {
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
        Search search = ConfiguredAlgorithm.read("dead-ends").begin(Problem.open(Board.full(8, 8), 0));
        ChoiceCostCounter counter = counter(search, 1_000);
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
            Search search = ConfiguredAlgorithm.read(name).begin(Problem.open(board, 12));
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

    /** All moves of the first square of 8 × 8 together are the search, where its tour is in the last of them. */
    @Test
    void movesTakenUntilTheTourAreTheWholeSearch() {
        Search search = ConfiguredAlgorithm.read("backtracking").begin(Problem.open(Board.full(8, 8), 0));
        ChoiceCostCounter counter = counter(search, FAR);
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
            Search search = ConfiguredAlgorithm.read(name).begin(Problem.open(Board.full(8, 8), 1));
            ChoiceCostCounter counter = new ChoiceCostCounter(node(search), FAR * 100, _ -> {
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
