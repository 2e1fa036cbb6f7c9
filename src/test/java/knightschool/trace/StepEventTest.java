package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StepEventTest {
    @Test
    void depthHappensOnlyWhereItIsReachedFromBelow() {
        StepEvent ninth = StepEvent.depth(9);
        assertTrue(ninth.happened(8, 9, false));
        assertFalse(ninth.happened(9, 10, false));
        assertFalse(ninth.happened(10, 9, false));
        assertFalse(ninth.happened(7, 8, false));
    }

    @Test
    void undoIsEveryRetreatAndPruneOnlyTheLookaheads() {
        assertTrue(StepEvent.UNDO.happened(5, 4, false));
        assertTrue(StepEvent.UNDO.happened(5, 4, true));
        assertFalse(StepEvent.UNDO.happened(4, 5, false));
        assertTrue(StepEvent.UNDO.happened(5, 5, true));
        assertFalse(StepEvent.UNDO.happened(5, 5, false));
        assertTrue(StepEvent.UNDO.happened(9, 2, false));
        assertTrue(StepEvent.PRUNE.happened(5, 4, true));
        assertFalse(StepEvent.PRUNE.happened(5, 4, false));
    }
}
