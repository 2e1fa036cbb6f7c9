package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StepPredicateTest {
    @Test
    void depthHappensOnlyWhereItIsReachedFromBelow() {
        StepPredicate ninth = StepPredicate.depth(9);
        assertTrue(ninth.happened(8, 9, false));
        assertFalse(ninth.happened(9, 10, false));
        assertFalse(ninth.happened(10, 9, false));
        assertFalse(ninth.happened(7, 8, false));
    }

    @Test
    void undoIsEveryRetreatAndPruneOnlyTheLookaheads() {
        assertTrue(StepPredicate.UNDO.happened(5, 4, false));
        assertTrue(StepPredicate.UNDO.happened(5, 4, true));
        assertFalse(StepPredicate.UNDO.happened(4, 5, false));
        assertTrue(StepPredicate.UNDO.happened(5, 5, true));
        assertFalse(StepPredicate.UNDO.happened(5, 5, false));
        assertTrue(StepPredicate.UNDO.happened(9, 2, false));
        assertTrue(StepPredicate.PRUNE.happened(5, 4, true));
        assertFalse(StepPredicate.PRUNE.happened(5, 4, false));
    }
}
