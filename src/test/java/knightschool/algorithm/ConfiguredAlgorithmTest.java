package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfiguredAlgorithmTest {
    private static final Board EIGHT = Board.full(8, 8);

    @Test
    void readTakesWhatIsSaid() {
        for (Algorithm algorithm : Algorithms.all()) {
            assertEquals(algorithm.name(), ConfiguredAlgorithm.of(algorithm).written());
            assertEquals(ConfiguredAlgorithm.of(algorithm), ConfiguredAlgorithm.read(algorithm.name()));
        }
        for (String text : List.of(
                "forward-checking --strict",
                "warnsdorff --no-backtracking",
                "warnsdorff --tie-break squirrel-cull",
                "warnsdorff --no-backtracking --tie-break random --seed 7")) {
            assertEquals(
                    text,
                    ConfiguredAlgorithm.read("  " + text.replace(" ", "   ")).written());
        }
    }

    @Test
    void equalOnesAreThoseThatMakeTheSameSteps() {
        assertEquals(
                ConfiguredAlgorithm.read("warnsdorff"), ConfiguredAlgorithm.read("warnsdorff --tie-break move-order"));
        assertEquals(
                ConfiguredAlgorithm.read("warnsdorff --tie-break random"),
                ConfiguredAlgorithm.read("warnsdorff --seed 1 --tie-break random"));
        assertNotEquals(
                ConfiguredAlgorithm.read("warnsdorff --tie-break random"),
                ConfiguredAlgorithm.read("warnsdorff --tie-break random --seed 2"));
        assertEquals(
                new AlgorithmOptionValues(
                        Set.of(AlgorithmOption.TIE_BREAK), TieBreak.ROTH, AlgorithmOptionValues.USUAL_SEED),
                new AlgorithmOptionValues(Set.of(), TieBreak.ROTH, 99));
    }

    @Test
    void readTakesForksThatAreWrittenOnTheBoard() {
        ConfiguredAlgorithm twin =
                ConfiguredAlgorithm.read("warnsdorff  --tie-break roth fork 5 b1 fork 44  c3", EIGHT);
        assertEquals(List.of(new ScheduledFork(5, 57), new ScheduledFork(44, 42)), twin.forks());
        assertEquals("warnsdorff --tie-break roth fork 5 b1 fork 44 c3", twin.written(EIGHT));
        assertEquals("Warnsdorff, Roth, b1 at step 5, c3 at step 44", twin.title(EIGHT));
        assertEquals(ConfiguredAlgorithm.read("warnsdorff --tie-break roth"), twin.withoutForks());
    }

    @ParameterizedTest
    @CsvSource({
        "backtracking fork, \"fork\" is no fork",
        "backtracking fork 44, \"fork 44\" is no fork",
        "backtracking fork -1 c3, \"fork -1 c3\" is no fork",
        "backtracking fork 44 c3 c4, \"c4\" is no fork",
        "backtracking fork 44 c3 fork 44 c4, the fork at step 44 does not come after the one before it",
        "backtracking fork 44 j9, \"j9\" is not a square of this board",
        "fork 44 c3, there is no algorithm \"\"",
    })
    void readSaysWhatIsWrongWithAFork(String text, String fault) {
        assertEquals(
                fault,
                assertThrows(InputFault.class, () -> ConfiguredAlgorithm.read(text, EIGHT))
                        .description());
    }

    @Test
    void forkWithoutABoardIsNoOption() {
        assertThrows(InputFault.class, () -> ConfiguredAlgorithm.read("backtracking fork 44 c3"));
    }

    @Test
    void twinOfATwinKeepsTheForksBeforeIt() {
        ConfiguredAlgorithm first = ConfiguredAlgorithm.read("backtracking")
                .twin(new ScheduledFork(5, 1))
                .twin(new ScheduledFork(9, 2));
        assertEquals(List.of(new ScheduledFork(5, 1), new ScheduledFork(9, 2)), first.forks());
        assertEquals(
                List.of(new ScheduledFork(5, 1), new ScheduledFork(7, 3)),
                first.twin(new ScheduledFork(7, 3)).forks());
        assertEquals(
                List.of(new ScheduledFork(5, 4)),
                first.twin(new ScheduledFork(5, 4)).forks());
    }

    @Test
    void inAnotherProblemTwinsAreLeftOutButNoAlgorithmIs() {
        ConfiguredAlgorithm plain = ConfiguredAlgorithm.read("backtracking");
        ConfiguredAlgorithm twin = plain.twin(new ScheduledFork(5, 1));
        ConfiguredAlgorithm alone = ConfiguredAlgorithm.read("warnsdorff").twin(new ScheduledFork(5, 1));
        assertEquals(
                List.of(plain, plain, alone.withoutForks()),
                ConfiguredAlgorithm.withoutForks(
                        List.of(twin, plain, plain, alone, alone.twin(new ScheduledFork(9, 1)))));
    }

    @Test
    void codeSaysWhatIsDoneUnderItsOwnOptions() {
        assertEquals(
                "else: take the last back",
                ConfiguredAlgorithm.read("warnsdorff").code().getLast());
        ConfiguredAlgorithm greedy = ConfiguredAlgorithm.read("warnsdorff --tie-break roth --no-backtracking");
        assertEquals("else: stop", greedy.code().getLast());
        assertEquals(
                ConfiguredAlgorithm.read("warnsdorff").code().subList(0, 3),
                greedy.code().subList(0, 3));
    }

    @Test
    void titleTellsTwoOfTheSameAlgorithmApart() {
        assertEquals("Warnsdorff", ConfiguredAlgorithm.read("warnsdorff").title());
        assertEquals(
                "Warnsdorff, no backtracking, random 7",
                ConfiguredAlgorithm.read("warnsdorff --no-backtracking --tie-break random --seed 7")
                        .title());
        assertEquals(
                "Warnsdorff, Roth",
                ConfiguredAlgorithm.read("warnsdorff --tie-break roth").title());
    }
}
