package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.ui.compare.pane.PaneIdentity;
import org.junit.jupiter.api.Test;

class PanesAwaitingDisplayTest {
    private static final long LONGEST = PanesAwaitingDisplay.LONGEST.toNanos();

    private final PanesAwaitingDisplay awaited = new PanesAwaitingDisplay();

    private static List<PaneIdentity> pane(String search) {
        return PaneIdentity.of(List.of(ConfiguredAlgorithm.read(search)), Board.full(5, 5));
    }

    @Test
    void panesAreAwaitedOnlyForAMomentHoweverOftenTheyChange() {
        awaited.tick(-7 * LONGEST);
        awaited.await(pane("warnsdorff"));
        awaited.tick(-LONGEST);
        assertFalse(awaited.isOverdue());
        awaited.await(pane("backtracking"));
        awaited.tick(-1);
        assertFalse(awaited.isOverdue());
        awaited.tick(0);
        assertTrue(awaited.isOverdue());
        assertEquals(pane("backtracking"), awaited.take());
        assertTrue(awaited.isEmpty() && !awaited.isOverdue());
        awaited.await(pane("warnsdorff"));
        awaited.tick(1);
        assertFalse(awaited.isOverdue(), "the next change has a moment of its own");
    }
}
