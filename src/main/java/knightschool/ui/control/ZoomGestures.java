package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import knightschool.drawing.ZoomFactor;

/**
 * The gestures that zoom a picture: the mouse wheel and two fingers on a touch screen go nearer to the pointer, or
 * further away. A wheel that is turned sideways, and two fingers that slide, move the picture.
 */
public final class ZoomGestures {
    /** The distance that JavaFX reports for one notch of the wheel, in pixels. */
    private static final double NOTCH = 40;

    private final Picture picture;

    private ZoomGestures(Picture picture) {
        this.picture = picture;
    }

    /** A picture that can be zoomed and moved. */
    public interface Picture {
        /** Returns whether the gestures act now; otherwise they are left to the nodes around. */
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

    /** Lets a person zoom and move the picture of a node by these gestures, which the node then consumes. */
    public static void install(Node node, Picture picture) {
        ZoomGestures gestures = new ZoomGestures(picture);
        node.addEventHandler(ScrollEvent.SCROLL, gestures::scroll);
        node.addEventHandler(ZoomEvent.ZOOM, gestures::pinch);
    }

    private void scroll(ScrollEvent event) {
        if (!picture.isZoomable()) {
            return;
        }
        if (event.getTouchCount() > 0) {
            picture.pan(event.getDeltaX(), event.getDeltaY());
        } else if (event.getDeltaY() != 0) {
            picture.zoom(ZoomFactor.of(event.getDeltaY() / NOTCH), event.getX(), event.getY());
        } else {
            picture.pan(event.getDeltaX(), 0);
        }
        event.consume();
    }

    private void pinch(ZoomEvent event) {
        if (picture.isZoomable()) {
            picture.zoom(event.getZoomFactor(), event.getX(), event.getY());
            event.consume();
        }
    }
}
