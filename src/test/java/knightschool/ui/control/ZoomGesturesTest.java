package knightschool.ui.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.scene.Group;
import javafx.scene.input.ScrollEvent;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;

class ZoomGesturesTest {
    private static final int SIDE = 100;

    private final Rectangle node = new Rectangle(SIDE, SIDE);
    private final List<Double> factors = new ArrayList<>();
    private final List<Double> moves = new ArrayList<>();
    private final List<ScrollEvent> around = new ArrayList<>();
    private boolean isZoomable = true;

    ZoomGesturesTest() {
        new Group(node).addEventHandler(ScrollEvent.SCROLL, around::add);
        ZoomGestures.install(node, new ZoomGestures.Picture() {
            @Override
            public boolean isZoomable() {
                return isZoomable;
            }

            @Override
            public void zoom(double factor, double x, double y) {
                factors.add(factor);
            }

            @Override
            public void pan(double dx, double dy) {
                moves.add(dx);
            }
        });
    }

    /** Returns whether the event was consumed. */
    private boolean scroll(double dx, double dy, boolean direct) {
        ScrollEvent event = new ScrollEvent(
                ScrollEvent.SCROLL,
                0,
                0,
                0,
                0,
                false,
                false,
                false,
                false,
                direct,
                false,
                dx,
                dy,
                dx,
                dy,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
        int before = around.size();
        Event.fireEvent(node, event);
        return around.size() == before;
    }

    @Test
    void twoNotchesDoubleTheSizeAndTwoBackHalveIt() {
        assertTrue(scroll(0, 40, false));
        scroll(0, 40, false);
        assertEquals(2, factors.get(0) * factors.get(1), 1e-9);
        scroll(0, -80, false);
        assertEquals(0.5, factors.get(2), 1e-9);
    }

    @Test
    void smallMovementsOfATouchPadAreAddedUp() {
        for (int i = 0; i < 40; i++) {
            assertTrue(scroll(0, 2, false));
        }
        assertEquals(8, factors.size());
        assertEquals(2, factors.stream().reduce(1.0, (a, b) -> a * b), 1e-9);
    }

    @Test
    void smallMovementTheOtherWayBeginsAnew() {
        scroll(0, 9, false);
        scroll(0, -9, false);
        scroll(0, 9, false);
        assertEquals(List.of(), factors);
    }

    @Test
    void wheelTurnedSidewaysMovesThePicture() {
        assertTrue(scroll(12, 0, false));
        assertEquals(List.of(12.0), moves);
    }

    @Test
    void fingersOnAScreenDoNothingAndPicturesThatDoNotZoomLeaveTheWheelToOthers() {
        assertTrue(scroll(0, 40, true));
        isZoomable = false;
        assertFalse(scroll(0, 40, false));
        assertEquals(List.of(), factors);
    }
}
