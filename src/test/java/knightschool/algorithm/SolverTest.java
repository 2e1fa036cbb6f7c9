package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.Fork;
import knightschool.search.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverTest {
    private static final Board EIGHT = Board.full(8, 8);

    @Test
    void readTakesWhatIsSaid() {
        for (Algorithm algorithm : Algorithms.all()) {
            assertEquals(algorithm.name(), Solver.of(algorithm).written());
            assertEquals(Solver.of(algorithm), Solver.read(algorithm.name()));
        }
        for (String text : List.of(
                "forward-checking --strict",
                "warnsdorff --no-backtracking",
                "warnsdorff --tie-break squirrel-cull",
                "warnsdorff --no-backtracking --tie-break random --seed 7")) {
            assertEquals(text, Solver.read("  " + text.replace(" ", "   ")).written());
        }
    }

    @Test
    void equalOnesAreThoseThatMakeTheSameSteps() {
        assertEquals(Solver.read("warnsdorff"), Solver.read("warnsdorff --tie-break move-order"));
        assertEquals(
                Solver.read("warnsdorff --tie-break random"), Solver.read("warnsdorff --seed 1 --tie-break random"));
        assertNotEquals(
                Solver.read("warnsdorff --tie-break random"), Solver.read("warnsdorff --tie-break random --seed 2"));
        assertEquals(
                new OptionValues(Set.of(AlgorithmOption.TIE_BREAK), TieBreak.ROTH, OptionValues.USUAL_SEED),
                new OptionValues(Set.of(), TieBreak.ROTH, 99));
    }

    @Test
    void readTakesForksThatAreWrittenOnTheBoard() {
        Solver twin = Solver.read("warnsdorff  --tie-break roth fork 5 b1 fork 44  c3", EIGHT);
        assertEquals(List.of(new Fork(5, 57), new Fork(44, 42)), twin.forks());
        assertEquals("warnsdorff --tie-break roth fork 5 b1 fork 44 c3", twin.written(EIGHT));
        assertEquals("Warnsdorff, Roth, b1 at step 5, c3 at step 44", twin.title(EIGHT));
        assertEquals(Solver.read("warnsdorff --tie-break roth"), twin.withoutForks());
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
                assertThrows(InputFault.class, () -> Solver.read(text, EIGHT)).description());
    }

    @Test
    void forkWithoutABoardIsNoOption() {
        assertThrows(InputFault.class, () -> Solver.read("backtracking fork 44 c3"));
    }

    @Test
    void twinOfATwinKeepsTheForksBeforeIt() {
        Solver first = Solver.read("backtracking").twin(new Fork(5, 1)).twin(new Fork(9, 2));
        assertEquals(List.of(new Fork(5, 1), new Fork(9, 2)), first.forks());
        assertEquals(
                List.of(new Fork(5, 1), new Fork(7, 3)),
                first.twin(new Fork(7, 3)).forks());
        assertEquals(List.of(new Fork(5, 4)), first.twin(new Fork(5, 4)).forks());
    }

    @Test
    void inAnotherProblemTwinsAreLeftOutButNoAlgorithmIs() {
        Solver plain = Solver.read("backtracking");
        Solver twin = plain.twin(new Fork(5, 1));
        Solver alone = Solver.read("warnsdorff").twin(new Fork(5, 1));
        assertEquals(
                List.of(plain, plain, alone.withoutForks()),
                Solver.withoutForks(List.of(twin, plain, plain, alone, alone.twin(new Fork(9, 1)))));
    }

    @Test
    void codeSaysWhatIsDoneUnderItsOwnOptions() {
        assertEquals(
                "else: take the last back", Solver.read("warnsdorff").code().getLast());
        Solver greedy = Solver.read("warnsdorff --tie-break roth --no-backtracking");
        assertEquals("else: stop", greedy.code().getLast());
        assertEquals(
                Solver.read("warnsdorff").code().subList(0, 3), greedy.code().subList(0, 3));
    }

    @Test
    void titleTellsTwoOfTheSameAlgorithmApart() {
        assertEquals("Warnsdorff", Solver.read("warnsdorff").title());
        assertEquals(
                "Warnsdorff, no backtracking, random 7",
                Solver.read("warnsdorff --no-backtracking --tie-break random --seed 7")
                        .title());
        assertEquals(
                "Warnsdorff, Roth", Solver.read("warnsdorff --tie-break roth").title());
    }
}
