package knightschool.ui.compare.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DepthCurvesViewTest {
    /** At a height of 720 the curves took the room of a third of each board. */
    @Test
    void curvesAreLowerWhereTheBoardsNeedTheRoom() {
        assertEquals(DepthCurvesView.HEIGHT, DepthCurvesView.heightIn(1_000));
        assertTrue(DepthCurvesView.heightIn(664) <= 54, "in a window of 720");
        assertTrue(DepthCurvesView.heightIn(664) >= 48);
        assertEquals(48, DepthCurvesView.heightIn(200), "lower, nothing could be told from them");
    }
}
