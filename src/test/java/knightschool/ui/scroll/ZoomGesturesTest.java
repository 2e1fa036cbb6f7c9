package knightschool.ui.scroll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;

class ZoomGesturesTest {
    private static final int SIDE = 100;

    /** The left part of the node, where the primary button has another effect, is this wide. */
    private static final double OCCUPIED = 20;

    private final Rectangle node = new Rectangle(SIDE, SIDE);
    private final Rectangle edited = new Rectangle(SIDE, SIDE);
    private final Rectangle pointedAt = new Rectangle(SIDE, SIDE);
    private final List<Double> factors = new ArrayList<>();
    private final List<Double> moves = new ArrayList<>();
    private final List<ScrollEvent> around = new ArrayList<>();
    private boolean isZoomable = true;
    private boolean isMovable = true;

    ZoomGesturesTest() {
        new Group(node).addEventHandler(ScrollEvent.SCROLL, around::add);
        ZoomGestures.Picture picture = new ZoomGestures.Picture() {
            @Override
            public boolean isZoomable() {
                return isZoomable;
            }

            @Override
            public boolean isMovable() {
                return isMovable;
            }

            @Override
            public boolean isFree(double x, double y) {
                return x >= OCCUPIED;
            }

            @Override
            public void zoom(double factor, double x, double y) {
                factors.add(factor);
            }

            @Override
            public void pan(double dx, double dy) {
                moves.add(dx);
            }
        };
        ZoomGestures.install(node, picture, ZoomGestures.Grip.PRIMARY);
        ZoomGestures.install(edited, picture, ZoomGestures.Grip.SPACE);
        ZoomGestures.install(pointedAt, picture, ZoomGestures.Grip.NONE);
    }

    /** Returns whether the event was consumed. */
    private static boolean send(Node to, EventType<MouseEvent> type, MouseButton button, double x, boolean isStill) {
        List<MouseEvent> unconsumed = new ArrayList<>();
        EventHandler<MouseEvent> handler = unconsumed::add;
        to.addEventHandler(type, handler);
        Event.fireEvent(
                to,
                new MouseEvent(
                        type, x, 50, x, 50, button, 1, false, false, false, false, false, false, false, false, false,
                        isStill, null));
        to.removeEventHandler(type, handler);
        return unconsumed.isEmpty();
    }

    /** Drags by 30 pixels to the right. */
    private static void drag(Node over, MouseButton button, double from) {
        send(over, MouseEvent.MOUSE_PRESSED, button, from, true);
        send(over, MouseEvent.MOUSE_DRAGGED, button, from + 1, true);
        send(over, MouseEvent.MOUSE_DRAGGED, button, from + 10, false);
        send(over, MouseEvent.MOUSE_DRAGGED, button, from + 30, false);
    }

    @Test
    void dragWithTheMiddleButtonMovesEveryPictureAndOneWithThePrimaryWhereItIsFree() {
        drag(node, MouseButton.PRIMARY, OCCUPIED + 1);
        assertEquals(List.of(10.0, 20.0), moves);
        assertTrue(send(node, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, OCCUPIED + 31, false));
        drag(node, MouseButton.MIDDLE, 0);
        send(node, MouseEvent.MOUSE_RELEASED, MouseButton.MIDDLE, 30, false);
        drag(edited, MouseButton.MIDDLE, 0);
        send(edited, MouseEvent.MOUSE_RELEASED, MouseButton.MIDDLE, 30, false);
        // Only with the primary button may a small movement be a click.
        assertEquals(List.of(10.0, 20.0, 1.0, 9.0, 20.0, 1.0, 9.0, 20.0), moves);
        drag(node, MouseButton.PRIMARY, OCCUPIED - 1);
        drag(edited, MouseButton.PRIMARY, OCCUPIED + 1);
        drag(pointedAt, MouseButton.MIDDLE, 50);
        isZoomable = false;
        drag(node, MouseButton.PRIMARY, OCCUPIED + 1);
        assertEquals(8, moves.size());
    }

    @Test
    void releaseThatIsNotReceivedEndsADragAtTheNextMove() {
        drag(node, MouseButton.PRIMARY, 50);
        send(node, MouseEvent.MOUSE_MOVED, MouseButton.NONE, 90, false);
        assertFalse(send(node, MouseEvent.MOUSE_DRAGGED, MouseButton.PRIMARY, 95, false));
        assertEquals(List.of(10.0, 20.0), moves);
    }

    @Test
    void handSaysWhereADragMovesThePicture() {
        send(node, MouseEvent.MOUSE_MOVED, MouseButton.NONE, OCCUPIED + 1, false);
        assertEquals(Cursor.OPEN_HAND, node.getCursor());
        send(node, MouseEvent.MOUSE_PRESSED, MouseButton.PRIMARY, OCCUPIED + 1, true);
        assertEquals(Cursor.CLOSED_HAND, node.getCursor());
        send(node, MouseEvent.MOUSE_RELEASED, MouseButton.PRIMARY, OCCUPIED + 1, true);
        assertEquals(Cursor.OPEN_HAND, node.getCursor());
        send(node, MouseEvent.MOUSE_MOVED, MouseButton.NONE, OCCUPIED - 1, false);
        assertNull(node.getCursor());
        isMovable = false;
        send(node, MouseEvent.MOUSE_MOVED, MouseButton.NONE, OCCUPIED + 1, false);
        assertNull(node.getCursor());
        isMovable = true;
        send(edited, MouseEvent.MOUSE_MOVED, MouseButton.NONE, OCCUPIED + 1, false);
        assertNull(edited.getCursor());
        send(edited, MouseEvent.MOUSE_PRESSED, MouseButton.MIDDLE, OCCUPIED + 1, true);
        assertEquals(Cursor.CLOSED_HAND, edited.getCursor());
    }

    @Test
    void pictureOfWhichNothingIsHiddenIsNotMovedAndTheDragHasNoOtherEffect() {
        isMovable = false;
        assertTrue(send(edited, MouseEvent.MOUSE_PRESSED, MouseButton.MIDDLE, 50, true));
        assertTrue(send(edited, MouseEvent.MOUSE_DRAGGED, MouseButton.MIDDLE, 80, false));
        assertTrue(send(edited, MouseEvent.MOUSE_RELEASED, MouseButton.MIDDLE, 80, false));
        drag(node, MouseButton.PRIMARY, 50);
        assertTrue(scroll(12, 0, false));
        assertEquals(List.of(), moves);
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
