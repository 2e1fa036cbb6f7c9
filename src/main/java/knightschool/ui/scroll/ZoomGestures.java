package knightschool.ui.scroll;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import knightschool.drawing.Zoom;
import knightschool.ui.control.WindowInputObserver;

/**
 * Zooms and moves a picture by the mouse or a touch pad. The wheel zooms to the pointer, or moves the picture if turned
 * sideways; a drag with the middle button, and with those of the {@link Grip}, moves it. Fingers on a touch screen act
 * as the mouse: their sliding does nothing else, here or around.
 */
public final class ZoomGestures {
    /** The distance that JavaFX reports for one notch of the wheel, in pixels. */
    private static final double NOTCH = 40;

    /**
     * The smallest zoom, in steps. A touch pad reports many small movements, each of which would be rounded up to a
     * pixel of a square or down to no step of a tree.
     */
    private static final double LEAST = 0.25;

    private final Node node;
    private final Picture picture;
    private final Grip grip;

    /** The movement since the last zoom, in steps, always less than {@link #LEAST}. */
    private double waiting;

    /** The last point of the mouse on the node, in pixels of the node. */
    private Point2D pointer = Point2D.ZERO;

    /** The last point of the mouse in a drag, in pixels of the node. */
    private Optional<Point2D> gripped = Optional.empty();

    /** The press of Space that waits for its release, since a drag may begin with it. */
    private Optional<KeyEvent> waitingSpace = Optional.empty();

    private boolean isBegunBySpace;
    private boolean isDragged;
    private boolean isSentAgain;

    private ZoomGestures(Node node, Picture picture, Grip grip) {
        this.node = node;
        this.picture = picture;
        this.grip = grip;
    }

    /** The ways to begin a drag besides the middle button. */
    public enum Grip {
        /** The primary button, where {@link Picture#isFree} allows it. */
        PRIMARY,
        /** Any button while Space is held, where the primary button does something else. */
        SPACE,
        /** No drag moves the picture, not even one with the middle button. */
        NONE
    }

    /** A picture that can be zoomed and moved. */
    public interface Picture {
        /** Returns whether the mouse acts now; otherwise it is left to the nodes around. */
        default boolean isZoomable() {
            return true;
        }

        /** Returns whether a part of the picture is out of sight, so that a drag moves it. */
        boolean isMovable();

        /** Returns whether the primary button has no other effect at a point than to move the picture. */
        default boolean isFree(double x, double y) {
            return true;
        }

        /** Returns whether Space is not meant for a place reached by keys, so that a drag can begin with it. */
        default boolean isPointedAtByMouse() {
            return true;
        }

        /**
         * Zooms around a point.
         *
         * @param factor more than 1 to go nearer
         * @param x the horizontal coordinate of the point, in pixels of the node
         * @param y the vertical coordinate of the point, in pixels of the node
         */
        void zoom(double factor, double x, double y);

        /** Moves the picture, in pixels. Gestures do so only while it is movable. */
        void pan(double dx, double dy);
    }

    /** A picture whose zoom is a {@link Zoom}. */
    public interface ZoomedPicture extends Picture {
        /** The zoom of the picture. */
        ObjectProperty<Zoom> zoomProperty();

        /** The picture in the pane as it is now. */
        Zoom.Picture inPane();

        @Override
        default boolean isMovable() {
            return zoomProperty().get().isMovable(inPane());
        }

        @Override
        default void zoom(double factor, double x, double y) {
            zoomProperty().set(zoomProperty().get().nearer(factor, x, y, inPane()));
        }

        /** Zooms by a key: around a point if it is in sight, otherwise around the middle. */
        default void zoom(double factor, Optional<Point2D> around) {
            Zoom now = zoomProperty().get();
            Zoom.Axis across = inPane().across(now.scale(inPane()));
            Zoom.Axis down = inPane().down(now.scale(inPane()));
            Point2D point = around.filter(at -> across.shows(at.getX()) && down.shows(at.getY()))
                    .orElseGet(() -> new Point2D(across.first() + across.room() / 2, down.first() + down.room() / 2));
            zoom(factor, point.getX(), point.getY());
        }

        @Override
        default void pan(double dx, double dy) {
            zoomProperty().set(zoomProperty().get().moved(dx, dy, inPane()));
        }
    }

    /** Lets a person zoom and move the picture of a node, which then consumes the turns of the wheel. */
    public static void install(Node node, Picture picture, Grip grip) {
        ZoomGestures gestures = new ZoomGestures(node, picture, grip);
        node.addEventHandler(ScrollEvent.SCROLL, gestures::scroll);
        if (grip != Grip.NONE) {
            node.addEventFilter(MouseEvent.MOUSE_MOVED, gestures::move);
            node.addEventFilter(MouseEvent.MOUSE_PRESSED, gestures::press);
            node.addEventFilter(MouseEvent.MOUSE_DRAGGED, gestures::drag);
            node.addEventFilter(MouseEvent.MOUSE_RELEASED, gestures::release);
            node.focusedProperty().subscribe(gestures::focusChanged);
            WindowInputObserver.observe(node, act -> {
                if (act instanceof KeyEvent) {
                    // The key may zoom, after which a drag moves the picture, or does so no longer.
                    Platform.runLater(gestures::showHandAgain);
                }
            });
        }
        if (grip == Grip.SPACE) {
            node.addEventFilter(KeyEvent.KEY_PRESSED, gestures::pressKey);
            node.addEventFilter(KeyEvent.KEY_RELEASED, gestures::releaseKey);
        }
    }

    private void scroll(ScrollEvent event) {
        if (!picture.isZoomable()) {
            return;
        }
        event.consume();
        if (event.isDirect()) {
            return;
        }
        if (event.getDeltaY() == 0) {
            pan(event.getDeltaX(), 0);
        } else {
            zoom(event.getDeltaY() / NOTCH, event.getX(), event.getY());
        }
        if (grip != Grip.NONE) {
            showHand(event.getX(), event.getY());
        }
    }

    private void zoom(double steps, double x, double y) {
        waiting = Math.signum(steps) == Math.signum(waiting) ? waiting + steps : steps;
        if (Math.abs(waiting) >= LEAST) {
            picture.zoom(Zoom.factor(waiting), x, y);
            waiting = 0;
        }
    }

    private void pan(double dx, double dy) {
        if (picture.isMovable()) {
            picture.pan(dx, dy);
        }
    }

    // Dragging

    /** Ends a drag whose release was not received, as the mouse moves without a button. */
    private void move(MouseEvent event) {
        gripped = Optional.empty();
        showHand(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        boolean isPrimary = event.getButton() == MouseButton.PRIMARY;
        boolean isFree = grip == Grip.PRIMARY && isPrimary && picture.isFree(event.getX(), event.getY());
        if (picture.isZoomable() && (isFree || waitingSpace.isPresent() || event.getButton() == MouseButton.MIDDLE)) {
            gripped = Optional.of(new Point2D(event.getX(), event.getY()));
            isBegunBySpace = waitingSpace.isPresent();
            isDragged = true;
            showHand(event.getX(), event.getY());
            if (!isFree) {
                event.consume();
            }
        }
    }

    private void drag(MouseEvent event) {
        gripped.ifPresent(from -> {
            event.consume();
            boolean mayBeClick = event.getButton() == MouseButton.PRIMARY && !isBegunBySpace;
            if (!(mayBeClick && event.isStillSincePress())) {
                pan(event.getX() - from.getX(), event.getY() - from.getY());
                gripped = Optional.of(new Point2D(event.getX(), event.getY()));
            }
        });
    }

    private void release(MouseEvent event) {
        if (gripped.isPresent()) {
            event.consume();
            move(event);
        }
    }

    /** Ends a drag begun by Space when the focus is lost, since the release of the key may not be received. */
    private void focusChanged(boolean isFocused) {
        if (!isFocused && (waitingSpace.isPresent() || isBegunBySpace && gripped.isPresent())) {
            gripped = Optional.empty();
            waitingSpace = Optional.empty();
            node.setCursor(null);
        }
    }

    private void showHandAgain() {
        if (node.isHover()) {
            showHand(pointer.getX(), pointer.getY());
        }
    }

    /** Shows a hand where a drag moves the picture, closed during a drag. */
    private void showHand(double x, double y) {
        pointer = new Point2D(x, y);
        boolean isHand = picture.isZoomable()
                && picture.isMovable()
                && (gripped.isPresent() || waitingSpace.isPresent() || grip == Grip.PRIMARY && picture.isFree(x, y));
        node.setCursor(isHand ? gripped.isPresent() ? Cursor.CLOSED_HAND : Cursor.OPEN_HAND : null);
    }

    /**
     * Handles a pressed key. While the mouse is on the picture, Space may start a drag: its action is deferred to the
     * release.
     */
    private void pressKey(KeyEvent key) {
        boolean isPlain = !key.isShortcutDown() && !key.isAltDown();
        if (key.getCode() == KeyCode.SPACE
                && isPlain
                && !isSentAgain
                && node.isHover()
                && picture.isPointedAtByMouse()) {
            if (waitingSpace.isEmpty()) {
                waitingSpace = Optional.of(key);
                isDragged = false;
                node.setCursor(picture.isMovable() ? Cursor.OPEN_HAND : null);
            }
            key.consume();
        }
    }

    private void releaseKey(KeyEvent key) {
        if (key.getCode() == KeyCode.SPACE && !isSentAgain && waitingSpace.isPresent()) {
            KeyEvent press = waitingSpace.get();
            waitingSpace = Optional.empty();
            key.consume();
            if (gripped.isEmpty()) {
                node.setCursor(null);
            }
            if (!isDragged) {
                sendAgain(press, key);
            }
        }
    }

    /** Sends the keystroke again that was no drag: the node handles it, or a command. */
    private void sendAgain(KeyEvent press, KeyEvent release) {
        isSentAgain = true;
        try {
            Event.fireEvent(node, press.copyFor(node, node));
            Event.fireEvent(node, release.copyFor(node, node));
        } finally {
            isSentAgain = false;
        }
    }
}
