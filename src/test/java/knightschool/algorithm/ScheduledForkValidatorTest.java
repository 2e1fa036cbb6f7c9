package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduledForkValidatorTest {
    private static final Board EIGHT = Board.full(8, 8);
    private static final Problem PROBLEM = Problem.open(EIGHT, 0);

    private static void check(ConfiguredAlgorithm... solvers) {
        ScheduledForkValidator.check(PROBLEM, List.of(solvers), ReadProgressListener.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "backtracking fork 44 h2 | h2 is no choice of backtracking at step 44. Choose one of: c3.",
                "backtracking fork 44 b2 | backtracking goes to b2 after step 44 anyway. Choose another square: c3.",
                "forward-checking fork 43 c3 | forward checking has no choice at step 43."
                        + " Choose a step at which two moves or more are left to try.",
                "warnsdorff fork 99 c3 | Warnsdorff ends at step 63, before step 99. Choose an earlier step.",
                "warnsdorff fork 63 c3 | Warnsdorff has no choice at step 63."
                        + " Choose a step at which two moves or more are left to try.",
                "backtracking fork 10000001 c3 | a twin cannot begin after step 10,000,000. Choose an earlier step.",
                "stored-circuit fork 3 c3 | the stored tour has no choice at step 3."
                        + " Choose a step at which two moves or more are left to try.",
                "backtracking fork 44 c3 fork 45 c3 | c3 is no choice of backtracking at step 45."
                        + " Choose one of: b1, a4, b5.",
            })
    void faultNamesWhatIsWrongAndWhatIsPossible(String text, String message) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(text, EIGHT);
        assertEquals(
                message, assertThrows(InputFault.class, () -> check(solver)).getMessage());
    }

    @Test
    void forksThatCanBeTakenPass() {
        assertDoesNotThrow(() -> check(ConfiguredAlgorithm.read("backtracking")));
        ConfiguredAlgorithm twin = ConfiguredAlgorithm.read("backtracking fork 44 c3", EIGHT);
        assertDoesNotThrow(() -> check(twin));
        Search search = twin.begin(PROBLEM);
        search.advance(45);
        assertEquals(42, search.path().head());
    }

    @Test
    void moreForksThanAnyoneReadsAreRefused() {
        List<ScheduledFork> many = IntStream.range(0, ScheduledForkValidator.MOST + 1)
                .mapToObj(step -> new ScheduledFork(step, 1))
                .toList();
        ConfiguredAlgorithm solver =
                new ConfiguredAlgorithm(Algorithms.named("backtracking"), AlgorithmOptionValues.USUAL, many);
        assertThrows(InputFault.class, () -> check(solver));
    }

    /** The searches are run once, whatever the number of forks: the parts reported rise, and their steps are few. */
    @Test
    void checkMakesEveryStepOnceAndReportsEach() {
        List<ScheduledFork> forks = new ArrayList<>();
        Search search = ConfiguredAlgorithm.read("backtracking").begin(PROBLEM);
        for (long step = 500_000; forks.size() < ScheduledForkValidator.MOST; step += 500_000) {
            search = new ConfiguredAlgorithm(Algorithms.named("backtracking"), AlgorithmOptionValues.USUAL, forks)
                    .begin(PROBLEM);
            search.advance(step);
            while (search.untried().length < 2) {
                search.advance(1);
            }
            forks.add(new ScheduledFork(search.step(), search.untried()[1]));
        }
        ConfiguredAlgorithm twin =
                new ConfiguredAlgorithm(Algorithms.named("backtracking"), AlgorithmOptionValues.USUAL, forks);
        List<Double> parts = new ArrayList<>();
        ScheduledForkValidator.check(PROBLEM, List.of(twin, ConfiguredAlgorithm.read("backtracking")), parts::add);
        assertEquals(parts.stream().sorted().distinct().toList(), parts);
        assertEquals(1, parts.getLast());
        assertTrue(parts.size() > 60, () -> parts.size() + " reports");
    }

    @Test
    void checkEndsWhereItIsNoLongerWanted() {
        ConfiguredAlgorithm twin = ConfiguredAlgorithm.read("backtracking fork 5000000 c3", EIGHT);
        int[] reports = {0};
        assertThrows(
                CancellationException.class,
                () -> ScheduledForkValidator.check(PROBLEM, List.of(twin), _ -> {
                    reports[0]++;
                    throw new CancellationException();
                }));
        assertEquals(1, reports[0]);
    }
}
