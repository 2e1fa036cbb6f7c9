package knightschool.ui.graph;

import knightschool.board.Board;

/**
 * What gestures do to every graph: they move the camera, by mouse and keys, and find the vertex at a pixel. What they
 * do to a vertex is said by those who extend it.
 */
abstract class GraphNavigation implements GraphGestures.Actions {
    /** How much larger a key makes the picture. */
    static final double KEY_STEP = 1.25;

    /** How far a key moves the picture, in pixels. */
    private static final double PAN = 48;

    /** So far from the edge of the pane keys keep the vertex that they come to, in pixels. */
    private static final double MARGIN = 24;

    private final AbstractGraphPane pane;

    GraphNavigation(AbstractGraphPane pane) {
        this.pane = pane;
    }

    /** How far from the middle of a vertex it is still found, in pixels. */
    abstract double reach();

    /** The vertex that keys begin at, or {@link Board#NONE}. */
    abstract int current();

    /** An arrow key was pressed; one of both is 0, the other -1 or 1. */
    abstract void step(int dx, int dy);

    /** The key was pressed that does something with a vertex. */
    abstract void enter();

    @Override
    public final int vertexAt(double x, double y) {
        return VertexPicking.nearest(pane.graph(), pane.places(), x, y, reach());
    }

    @Override
    public final void pan(double dx, double dy) {
        pane.camera().pan(dx, dy);
        pane.requestLayout();
    }

    @Override
    public final void zoom(double factor, double x, double y) {
        pane.camera().zoomAt(factor, x, y);
        pane.requestLayout();
    }

    @Override
    public final void whole() {
        pane.showWhole();
    }

    @Override
    public final void press(GraphKey key) {
        switch (key) {
            case LEFT -> step(-1, 0);
            case RIGHT -> step(1, 0);
            case UP -> step(0, -1);
            case DOWN -> step(0, 1);
            case VIEW_LEFT -> pan(PAN, 0);
            case VIEW_RIGHT -> pan(-PAN, 0);
            case VIEW_UP -> pan(0, PAN);
            case VIEW_DOWN -> pan(0, -PAN);
            case ENTER, SPACE -> enter();
            case LARGER -> zoomAtCurrent(KEY_STEP);
            case SMALLER -> zoomAtCurrent(1 / KEY_STEP);
            case WHOLE -> whole();
        }
    }

    /** Whether a vertex is one of the graph and has a place. */
    final boolean isPlaced(int vertex) {
        return vertex != Board.NONE
                && pane.graph().hasVertex(vertex)
                && vertex < pane.places().bound();
    }

    /** Around the vertex that keys begin at, or the middle of the pane. */
    final void zoomAtCurrent(double factor) {
        int at = current();
        zoom(
                factor,
                isPlaced(at) ? pane.places().x()[at] : pane.getWidth() / 2,
                isPlaced(at) ? pane.places().y()[at] : pane.getHeight() / 2);
    }

    /** Moves a picture of which only a part is seen as little as brings a vertex into sight. */
    final void bringIntoSight(int vertex) {
        if (isPlaced(vertex) && !pane.isWhole()) {
            double x = pane.places().x()[vertex];
            double y = pane.places().y()[vertex];
            pan(inside(x, pane.getWidth()) - x, inside(y, pane.getHeight()) - y);
        }
    }

    private static double inside(double at, double length) {
        return Math.clamp(at, MARGIN, Math.max(MARGIN, length - MARGIN));
    }
}
