package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every algorithm does with forks, on every form of position. */
@Execution(ExecutionMode.CONCURRENT)
class ForkedSearchTest {
    static List<Contestant> all() {
        return Contestant.all();
    }

    static List<Contestant> thorough() {
        return Contestant.thorough();
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyChoiceLeadsWhereTheDefinitionGoesOnFromIt(Contestant contestant) {
        Random random = new Random(41);
        Problems.random(42, 24, 7).forEach(problem -> {
            Search search = contestant.begin(problem);
            search.advance(random.nextInt(250));
            for (int square : search.untried()) {
                compare(contestant, problem, List.of(new ScheduledFork(search.step(), square)), 500);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void severalForksAreTakenOneAfterTheOther(Contestant contestant) {
        Random random = new Random(43);
        Problems.random(44, 24, 7)
                .forEach(problem -> compare(contestant, problem, forks(contestant, problem, random), 600));
    }

    private static void compare(Contestant contestant, Problem problem, List<ScheduledFork> forks, int steps) {
        Search machine = contestant.begin(problem, forks);
        Reading naive = Reading.of(problem, contestant.policy());
        List<ScheduledFork> left = new ArrayList<>(forks);
        for (int i = 0; i < steps; i++) {
            if (!left.isEmpty() && left.getFirst().step() == naive.stepsMade()) {
                naive.prefer(left.removeFirst().square());
            }
            assertEquals(naive.path(), machine.path(), () -> told(problem, forks));
            assertEquals(naive.pruned(), machine.pruned(), () -> told(problem, forks));
            assertEquals(naive.placements(), machine.placements(), () -> told(problem, forks));
            boolean made = naive.step();
            assertEquals(made, !machine.isOver(), () -> told(problem, forks));
            machine.advance(1);
            if (!made) {
                assertEquals(naive.isFound(), machine.outcome() == Outcome.FOUND, () -> told(problem, forks));
                return;
            }
        }
    }

    private static String told(Problem problem, List<ScheduledFork> forks) {
        return forks + " from " + problem.start() + " on\n" + BoardText.format(problem.board());
    }

    /** Forks that can be taken one after the other, by chance; often several at one node, or none. */
    private static List<ScheduledFork> forks(Contestant contestant, Problem problem, Random random) {
        List<ScheduledFork> forks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Search search = contestant.begin(problem, forks);
            long earliest = forks.isEmpty() ? 0 : forks.getLast().step() + 1;
            search.advance(earliest + (random.nextBoolean() ? random.nextInt(6) : random.nextInt(80)));
            int[] untried = search.untried();
            if (search.step() >= earliest && untried.length > 0) {
                forks.add(new ScheduledFork(search.step(), untried[random.nextInt(untried.length)]));
            }
        }
        return forks;
    }

    @ParameterizedTest
    @MethodSource("all")
    void advanceAgreesByOneByChunksAndAtOnce(Contestant contestant) {
        Random random = new Random(45);
        Problems.random(46, 24, 8)
                .forEach(
                        problem -> contract(contestant, problem, random).agreesByOneByChunksAndAtOnce(800, 90, random));
    }

    @ParameterizedTest
    @MethodSource("all")
    void advanceStaysAboveALowestSquare(Contestant contestant) {
        Random random = new Random(47);
        Problems.random(48, 24, 7)
                .forEach(problem -> contract(contestant, problem, random).staysAboveALowestSquare(random.nextInt(60)));
    }

    private static StepContract contract(Contestant contestant, Problem problem, Random random) {
        List<ScheduledFork> forks = forks(contestant, problem, random);
        return new StepContract(() -> contestant.begin(problem, forks), () -> told(problem, forks));
    }

    /** Also in a search that has not come to the forks itself, as the one that shows what another has computed. */
    @ParameterizedTest
    @MethodSource("all")
    void restoreComesBackToEveryStepBeforeAtAndAfterAFork(Contestant contestant) {
        Random random = new Random(49);
        Problems.random(50, 16, 7).forEach(problem -> {
            List<ScheduledFork> forks = forks(contestant, problem, random);
            Search search = contestant.begin(problem, forks);
            List<Checkpoint> checkpoints = new ArrayList<>(List.of(search.save()));
            List<Moment> moments = new ArrayList<>(List.of(Moment.of(search)));
            while (search.step() < 200 && search.advance(1) == 1) {
                checkpoints.add(search.save());
                moments.add(Moment.of(search));
            }
            Search another = contestant.begin(problem, forks);
            for (int i = 0; i < checkpoints.size(); i++) {
                int at = random.nextInt(checkpoints.size());
                another.restore(checkpoints.get(at));
                assertEquals(moments.get(at), Moment.of(another), () -> told(problem, forks));
                int on = Math.min(random.nextInt(30), checkpoints.size() - 1 - at);
                another.advance(on);
                assertEquals(moments.get(at + on), Moment.of(another), () -> told(problem, forks));
            }
        });
    }

    /** A search with one fork more goes on where the search without it is at the step of that fork, or before. */
    @ParameterizedTest
    @MethodSource("all")
    void checkpointOfASearchIsOneOfItsTwinUntilTheFork(Contestant contestant) {
        Random random = new Random(55);
        Problems.random(56, 16, 7).forEach(problem -> {
            List<ScheduledFork> forks = forks(contestant, problem, random);
            if (forks.isEmpty()) {
                return;
            }
            Search original = contestant.begin(problem, forks.subList(0, forks.size() - 1));
            long last = forks.getLast().step();
            original.advance(random.nextBoolean() ? last : random.nextLong(last + 1));
            Search restored = contestant.begin(problem, forks);
            restored.restore(original.save());
            Search twin = contestant.begin(problem, forks);
            twin.advance(restored.step());
            assertEquals(Moment.of(twin), Moment.of(restored), () -> told(problem, forks));
            for (long steps = last + 60 - twin.step(); steps > 0; steps--) {
                twin.advance(1);
                restored.advance(1);
                assertEquals(Moment.of(twin), Moment.of(restored), () -> told(problem, forks));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void forkToTheNextChoiceChangesNothing(Contestant contestant) {
        Random random = new Random(51);
        Problems.random(52, 60, 7).forEach(problem -> {
            Search search = contestant.begin(problem);
            search.advance(random.nextInt(100));
            int[] untried = search.untried();
            if (untried.length > 0) {
                Search forked = contestant.begin(problem, List.of(new ScheduledFork(search.step(), untried[0])));
                search.advance(300);
                forked.advance(search.step());
                assertEquals(Moment.of(search), Moment.of(forked));
            }
        });
    }

    /** No order of the moves changes how much there is to try where all of it is in vain. */
    @ParameterizedTest
    @MethodSource("thorough")
    void searchInVainTakesAsManyStepsAndProvesWhateverItsForks(Contestant contestant) {
        Random random = new Random(53);
        int[] compared = {0};
        Problems.random(54, 120, 5).forEach(problem -> {
            Search search = contestant.begin(problem);
            search.advance(20_000);
            if (search.outcome() == Outcome.PROVEN_ABSENT) {
                List<ScheduledFork> forks = forks(contestant, problem, random);
                Search forked = contestant.begin(problem, forks);
                forked.advance(Long.MAX_VALUE);
                assertEquals(Outcome.PROVEN_ABSENT, forked.outcome(), () -> told(problem, forks));
                assertEquals(search.step(), forked.step(), () -> told(problem, forks));
                compared[0] += forks.isEmpty() ? 0 : 1;
            }
        });
        assertTrue(compared[0] > 10, () -> "only " + compared[0] + " had forks");
    }

    @ParameterizedTest
    @MethodSource("all")
    void squareThatIsNoChoiceThenIsRefusedWhereTheSearchComesToIt(Contestant contestant) {
        boolean needsCircuit = contestant.policy().order().followsCircuit();
        Problem problem = Problem.open(needsCircuit ? Board.full(6, 6) : Board.full(5, 5), 0);
        Search search = contestant.begin(problem, List.of(new ScheduledFork(7, problem.start())));
        assertEquals(7 - 1, search.advance(7 - 1));
        assertThrows(IllegalArgumentException.class, () -> search.advance(1));
    }

    @Test
    void stepsThatDoNotRiseAreRefused() {
        SearchPolicy policy = new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE);
        Problem problem = Problem.open(Board.full(5, 5), 0);
        List<ScheduledFork> forks = List.of(new ScheduledFork(3, 9), new ScheduledFork(3, 7));
        assertThrows(IllegalArgumentException.class, () -> Search.begin(problem, policy, forks));
        assertThrows(IllegalArgumentException.class, () -> new ScheduledFork(-1, 0));
    }
}
