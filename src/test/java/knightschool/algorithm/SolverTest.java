package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Set;
import knightschool.search.TieBreak;
import org.junit.jupiter.api.Test;

class SolverTest {
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
