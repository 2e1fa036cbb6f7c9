package knightschool.ui.graph;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;

/**
 * What mouse and keys do to a picture of a graph: the mouse points at vertices, chooses and drags them; beside them it
 * pushes the picture, and the wheel makes it larger where the pointer is.
 */
final class GraphGestures {
    private static final double A_NOTCH = 40;
    private static final double STEP = 1.15;

    /** A vertex that is dragged stays so far inside the picture, so that all of it is seen, in pixels. */
    private static final double RIM = 12;

    private final Region picture;
    private final Actions actions;
    private int dragged = Board.NONE;
    private boolean moved;
    private double lastX;
    private double lastY;

    /** What gestures do, in pixels of the picture; a vertex may be {@link Board#NONE}. */
    interface Actions {
        int vertexAt(double x, double y);

        void hover(int vertex);

        void choose(int vertex);

        void drag(int vertex, double x, double y);

        void drop(int vertex);

        void free(int vertex);

        void pan(double dx, double dy);

        void zoom(double factor, double x, double y);

        void whole();

        /** What a key does. */
        void press(GraphKey key);
    }

    GraphGestures(Region picture, Actions actions) {
        this.picture = picture;
        this.actions = actions;
        picture.addEventHandler(MouseEvent.MOUSE_MOVED, e -> actions.hover(actions.vertexAt(e.getX(), e.getY())));
        picture.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> actions.hover(Board.NONE));
        picture.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        picture.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        picture.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        picture.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        picture.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        picture.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    private void pressed(MouseEvent event) {
        dragged = event.getButton() == MouseButton.PRIMARY ? actions.vertexAt(event.getX(), event.getY()) : Board.NONE;
        moved = false;
        lastX = event.getX();
        lastY = event.getY();
    }

    private void dragged(MouseEvent event) {
        if (event.isStillSincePress()) {
            return;
        }
        if (dragged == Board.NONE) {
            actions.pan(event.getX() - lastX, event.getY() - lastY);
        } else {
            actions.drag(dragged, inside(event.getX(), picture.getWidth()), inside(event.getY(), picture.getHeight()));
        }
        moved = true;
        lastX = event.getX();
        lastY = event.getY();
        event.consume();
    }

    private static double inside(double at, double length) {
        return Math.clamp(at, RIM, Math.max(RIM, length - RIM));
    }

    private void released(MouseEvent event) {
        if (moved && dragged != Board.NONE) {
            actions.drop(dragged);
            event.consume();
        }
        dragged = Board.NONE;
    }

    private void clicked(MouseEvent event) {
        if (moved || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        int vertex = actions.vertexAt(event.getX(), event.getY());
        if (event.getClickCount() == 2) {
            if (vertex == Board.NONE) {
                actions.whole();
            } else {
                actions.free(vertex);
            }
        } else if (vertex != Board.NONE) {
            actions.choose(vertex);
        }
    }

    private void keyPressed(KeyEvent event) {
        GraphKey.of(event).ifPresent(key -> {
            actions.press(key);
            event.consume();
        });
    }

    private void scrolled(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            actions.zoom(Math.pow(STEP, event.getDeltaY() / A_NOTCH), event.getX(), event.getY());
            event.consume();
        }
    }
}
