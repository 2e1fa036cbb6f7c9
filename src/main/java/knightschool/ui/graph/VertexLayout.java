package knightschool.ui.graph;

import knightschool.layout.Places;

/** Where a layout has the vertices, in pixels of a pane. Used on the JavaFX thread. */
interface VertexLayout {
    /** Where they are now in a pane of that size. Not to be changed. */
    Places pixels(double width, double height);

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
