package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EventTest {
    @Test
    void depthHappensOnlyWhereItIsReachedFromBelow() {
        Event ninth = Event.depth(9);
        assertTrue(ninth.happened(8, 9, false, false));
        assertFalse(ninth.happened(9, 10, false, false));
        assertFalse(ninth.happened(10, 9, false, false));
        assertFalse(ninth.happened(7, 8, false, false));
    }

    @Test
    void undoIsEveryRetreatAndPruneOnlyTheLookaheads() {
        assertTrue(Event.UNDO.happened(5, 4, false, false));
        assertTrue(Event.UNDO.happened(5, 4, true, false));
        assertFalse(Event.UNDO.happened(4, 5, false, true));
        assertTrue(Event.PRUNE.happened(5, 4, true, false));
        assertFalse(Event.PRUNE.happened(5, 4, false, false));
    }

    @Test
    void endIsTheLastStepHoweverItEnds() {
        assertTrue(Event.END.happened(63, 64, false, true));
        assertTrue(Event.END.happened(2, 1, false, true));
        assertFalse(Event.END.happened(2, 1, false, false));
    }
}
