package knightschool.ui.compare.pane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.AlgorithmStyle;
import org.junit.jupiter.api.Test;

class PaneIdentityTest {
    private static List<PaneIdentity> of(String... solvers) {
        Board board = Board.full(8, 8);
        return PaneIdentity.of(
                Stream.of(solvers)
                        .map(solver -> ConfiguredAlgorithm.read(solver, board))
                        .toList(),
                board);
    }

    private static <T> List<T> all(List<PaneIdentity> panes, Function<PaneIdentity, T> what) {
        return panes.stream().map(what).toList();
    }

    @Test
    void panesOfOneAlgorithmDifferInNameMarkerLineAndIdAndShareTheirColour() {
        List<PaneIdentity> panes = of(
                "warnsdorff --no-backtracking",
                "warnsdorff --no-backtracking --tie-break pohl",
                "warnsdorff --no-backtracking");
        assertEquals(
                List.of(
                        "Warnsdorff, no backtracking",
                        "Warnsdorff, no backtracking, Pohl",
                        "Warnsdorff, no backtracking, number 2"),
                all(panes, PaneIdentity::title));
        assertEquals(
                List.of("pane-warnsdorff", "pane-warnsdorff-2", "pane-warnsdorff-3"),
                all(panes, pane -> pane.id("pane")));
        assertEquals(1, distinct(panes, AlgorithmStyle::colour));
        assertEquals(1, distinct(panes, AlgorithmStyle::marker));
        assertEquals(3, distinct(panes, AlgorithmStyle::fill));
        assertEquals(3, distinct(panes, AlgorithmStyle::line));
        assertNotEquals(panes.getFirst().look().marker(16), panes.get(1).look().marker(16));
    }

    private static long distinct(List<PaneIdentity> panes, Function<AlgorithmStyle, Object> part) {
        return panes.stream().map(PaneIdentity::look).map(part).distinct().count();
    }

    @Test
    void lanesNameOptionsOnlyWhereAnotherPaneIsOfTheSameAlgorithm() {
        assertEquals(
                List.of("", "strict", ""),
                all(of("forward-checking", "forward-checking --strict", "backtracking"), PaneIdentity::note));
        assertEquals(List.of(""), all(of("forward-checking --strict"), PaneIdentity::note));
    }

    @Test
    void twinIsNamedByItsForkInItsPaneItsLaneAndItsSentences() {
        List<PaneIdentity> panes = of("backtracking", "backtracking fork 44 c3", "backtracking fork 44 c3 fork 50 a4");
        assertEquals(
                List.of("Backtracking", "Backtracking, c3 at step 44", "Backtracking, c3 at step 44, a4 at step 50"),
                all(panes, PaneIdentity::title));
        assertEquals("backtracking (c3 at step 44)", panes.get(1).titleInSentence());
        assertEquals(List.of(false, true, true), all(panes, PaneIdentity::isTwin));
        assertEquals(3, distinct(panes, AlgorithmStyle::fill));
        assertEquals(List.of("c3 at step 44"), all(of("backtracking fork 44 c3"), PaneIdentity::note));
    }

    @Test
    void firstPaneOfAnAlgorithmLooksAsEverywhere() {
        PaneIdentity pane = of("backtracking", "warnsdorff --tie-break roth").get(1);
        assertEquals(AlgorithmStyle.of(pane.solver().algorithm()), pane.look());
    }
}
