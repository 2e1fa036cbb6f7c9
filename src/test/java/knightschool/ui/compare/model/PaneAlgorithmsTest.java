package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import org.junit.jupiter.api.Test;

class PaneAlgorithmsTest {
    private int changes;
    private final PaneAlgorithms lineUp = new PaneAlgorithms(_ -> {}, () -> changes++);

    private void set(String... solvers) {
        lineUp.set(Stream.of(solvers).map(ConfiguredAlgorithm::read).toList());
    }

    private List<String> solvers() {
        return lineUp.solvers().stream().map(ConfiguredAlgorithm::written).toList();
    }

    private boolean choose(int pane, String algorithm) {
        int before = changes;
        lineUp.choose(pane, ConfiguredAlgorithm.read(algorithm));
        return changes > before;
    }

    @Test
    void paneOfAnAlgorithmIsTheFirstWithItOrANewOneAndIsSeen() {
        set("backtracking", "workbench --lookahead cuts", "workbench");
        assertEquals(OptionalInt.of(1), lineUp.showPaneOf(Algorithms.named("workbench")));
        lineUp.enlarge(OptionalInt.of(0));
        lineUp.showPaneOf(Algorithms.named("workbench"));
        assertEquals(OptionalInt.of(1), lineUp.enlarged());
        assertEquals(OptionalInt.of(3), lineUp.showPaneOf(Algorithms.named("warnsdorff")));
        assertEquals("warnsdorff", solvers().getLast());
        assertEquals(OptionalInt.empty(), lineUp.enlarged());
        lineUp.add();
        lineUp.add();
        assertEquals(OptionalInt.empty(), lineUp.showPaneOf(Algorithms.named("way-home")));
    }

    @Test
    void chooseOfWhatIsThereChangesNothing() {
        set("warnsdorff --tie-break pohl", "backtracking");
        assertFalse(choose(0, "warnsdorff --tie-break pohl"));
        assertEquals(List.of("warnsdorff --tie-break pohl", "backtracking"), solvers());
    }

    @Test
    void nextIsTheFirstOfTheUsualThatIsNotThereThenAnyOther() {
        set("backtracking", "warnsdorff");
        assertEquals("forward-checking", lineUp.next().written());
        set("backtracking", "warnsdorff", "forward-checking");
        assertFalse(solvers().contains(lineUp.next().written()));
    }

    @Test
    void otherPanesAreAllShown() {
        set("backtracking", "warnsdorff");
        lineUp.enlarge(OptionalInt.of(1));
        assertEquals(OptionalInt.of(1), lineUp.enlarged());
        set("backtracking");
        assertEquals(OptionalInt.empty(), lineUp.enlarged());
        lineUp.enlarge(OptionalInt.of(1));
        assertEquals(OptionalInt.empty(), lineUp.enlarged(), "there is no such pane");
    }

    @Test
    void chooseTakesOtherOptionsOfTheSameAlgorithm() {
        set("warnsdorff", "backtracking");
        assertTrue(choose(0, "warnsdorff --tie-break random --seed 7"));
        assertEquals(List.of("warnsdorff --tie-break random --seed 7", "backtracking"), solvers());
    }

    @Test
    void chooseChangesPlacesOnlyWithAPaneThatDoesTheSame() {
        set("warnsdorff --tie-break pohl", "backtracking", "forward-checking --strict");
        assertTrue(choose(0, "backtracking"));
        assertEquals(List.of("backtracking", "warnsdorff --tie-break pohl", "forward-checking --strict"), solvers());
        assertTrue(choose(0, "forward-checking"));
        assertEquals(
                List.of("forward-checking", "warnsdorff --tie-break pohl", "forward-checking --strict"), solvers());
    }

    @Test
    void searchIsFoundWhereItsPaneIsNow() {
        set("backtracking", "warnsdorff", "backtracking");
        ConfiguredAlgorithm twice = ConfiguredAlgorithm.read("backtracking");
        assertEquals(OptionalInt.of(2), lineUp.find(2, twice));
        lineUp.close(2);
        assertEquals(OptionalInt.of(0), lineUp.find(2, twice));
        lineUp.close(0);
        assertEquals(OptionalInt.empty(), lineUp.find(0, twice));
        assertEquals(OptionalInt.of(0), lineUp.find(1, ConfiguredAlgorithm.read("warnsdorff")));
    }
}
