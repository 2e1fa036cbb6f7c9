package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import knightschool.drawing.ZoomFactor;

/**
 * Zooms a picture by the mouse wheel or a touch pad: nearer to the pointer, or further away. Turned sideways, the wheel
 * moves the picture. Fingers on a touch screen act as the mouse: their sliding does nothing else, here or around.
 */
public final class ZoomGestures {
    /** The distance that JavaFX reports for one notch of the wheel, in pixels. */
    private static final double NOTCH = 40;

    /**
     * The smallest zoom, in steps. A touch pad reports many small movements, each of which would be rounded up to a
     * pixel of a square or down to no step of a tree.
     */
    private static final double LEAST = 0.25;

    private final Picture picture;

    /** The movement since the last zoom, in steps, always less than {@link #LEAST}. */
    private double waiting;

    private ZoomGestures(Picture picture) {
        this.picture = picture;
    }

    /** A picture that can be zoomed and moved. */
    public interface Picture {
        /** Returns whether the wheel acts now; otherwise it is left to the nodes around. */
        default boolean isZoomable() {
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

        /** Moves the picture, in pixels. */
        void pan(double dx, double dy);
    }

    /** Lets a person zoom and move the picture of a node, which then consumes the turns of the wheel. */
    public static void install(Node node, Picture picture) {
        node.addEventHandler(ScrollEvent.SCROLL, new ZoomGestures(picture)::scroll);
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
            picture.pan(event.getDeltaX(), 0);
        } else {
            zoom(event.getDeltaY() / NOTCH, event.getX(), event.getY());
        }
    }

    private void zoom(double steps, double x, double y) {
        waiting = Math.signum(steps) == Math.signum(waiting) ? waiting + steps : steps;
        if (Math.abs(waiting) >= LEAST) {
            picture.zoom(ZoomFactor.of(waiting), x, y);
            waiting = 0;
        }
    }
}
