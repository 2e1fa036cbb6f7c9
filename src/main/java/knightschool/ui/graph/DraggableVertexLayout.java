package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.layout.VertexPositions;

/**
 * A layout that determines the places of the vertices, in pixels of a pane. They may move by themselves and be dragged.
 * Used on the JavaFX thread.
 */
interface DraggableVertexLayout {
    /** Returns the present places in a pane of the given size. The caller must not modify them. */
    VertexPositions pixels(double width, double height);

    /**
     * Returns the distance of neighbours in the layout, in pixels of a pane of the given size; a very large number if
     * unknown.
     */
    default double spacing(double width, double height) {
        return Double.MAX_VALUE;
    }

    /** Returns the captions of the layout's parts, in pixels of a pane of the given size. */
    default List<GraphPartCaption> captions(double width, double height) {
        return List.of();
    }

    /**
     * Advances the layout in time.
     *
     * @param seconds the time since the previous frame
     */
    void tick(double seconds);

    /** Returns whether nothing moves unless dragged. */
    boolean isResting();

    /** Holds a vertex at a pixel, in the coordinates of the last {@link #pixels} call. */
    void drag(int vertex, double x, double y);

    /** Returns whether a vertex is held where it was dragged. */
    boolean isPinned(int vertex);

    /** Releases a vertex. */
    void free(int vertex);
}
