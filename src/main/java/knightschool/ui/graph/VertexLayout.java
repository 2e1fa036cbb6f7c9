package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.layout.VertexPositions;

/**
 * Where a layout has the vertices, in pixels of a pane. They may move by themselves and be dragged. Used on the JavaFX
 * thread.
 */
interface VertexLayout {
    /** Where they are now in a pane of that size. Not to be changed. */
    VertexPositions pixels(double width, double height);

    /** How far neighbours in the layout are apart in a pane of that size, or a very large number if it is not known. */
    default double spacing(double width, double height) {
        return Double.MAX_VALUE;
    }

    /** What parts of the layout stand for, in pixels of a pane of that size. */
    default List<GraphPartCaption> captions(double width, double height) {
        return List.of();
    }

    /**
     * Time passes.
     *
     * @param seconds since the frame before
     */
    void tick(double seconds);

    /** Whether nothing moves as long as nobody drags. */
    boolean isResting();

    /** Holds a vertex at a pixel, as found by the {@link #pixels} asked last. */
    void drag(int vertex, double x, double y);

    /** Whether a vertex is held where somebody dragged it. */
    boolean isPinned(int vertex);

    /** Lets a vertex go. */
    void free(int vertex);
}
