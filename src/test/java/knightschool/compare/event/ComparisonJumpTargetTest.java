package knightschool.compare.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ComparisonJumpTargetTest {
    /** The name stands in one sentence with the step that a search has come to, which is grouped. */
    @Test
    void numbersInTheNameAreGroupedAsEverywhere() {
        assertEquals("step 60,000,000", ComparisonJumpTarget.step(60_000_000).label());
        assertEquals("depth 1,024", ComparisonJumpTarget.depth(1024).label());
        assertEquals(
                "next time that the depth falls below 1,024",
                ComparisonJumpTarget.fallBelow(1024).label());
    }
}
