package knightschool.ui.graph;

import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import knightschool.layout.Places;

/** What gestures do to the graph in a pane: they point, choose, drag, and move the camera. */
final class GraphActions implements GraphGestures.Actions {
    private static final double REACH = 14;

    /** How much larger a key makes the picture. */
    private static final double KEY_STEP = 1.25;

    /** How far a key moves the picture, in pixels. */
    private static final double PAN = 48;

    /** So far from the edge of the pane keys keep the vertex that they come to, in pixels. */
    private static final double MARGIN = 24;

    private final GraphPresentation shown;
    private final GraphArrangement arrangement;
    private final GraphCamera camera;
    private final VertexSelection selection;
    private final Runnable chosen;
    private final Supplier<Places> places;
    private final Supplier<Bounds> bounds;
    private final Runnable repaint;

    /**
     * @param chosen called where another vertex is clicked
     * @param places where the vertices are seen, in pixels of the pane
     * @param bounds of the pane, in its own pixels
     * @param repaint called where vertices are seen elsewhere
     */
    GraphActions(
            GraphPresentation shown,
            GraphArrangement arrangement,
            GraphCamera camera,
            VertexSelection selection,
            Runnable chosen,
            Supplier<Places> places,
            Supplier<Bounds> bounds,
            Runnable repaint) {
        this.shown = shown;
        this.arrangement = arrangement;
        this.camera = camera;
        this.selection = selection;
        this.chosen = chosen;
        this.places = places;
        this.bounds = bounds;
        this.repaint = repaint;
    }

    @Override
    public int vertexAt(double x, double y) {
        double reach = Math.max(REACH, shown.vertexSize() / 2);
        return VertexPicking.nearest(shown.graph(), places.get(), x, y, reach);
    }

    @Override
    public void hover(int vertex) {
        selection.hover(vertex);
    }

    @Override
    public void choose(int vertex) {
        selection.choose(vertex);
        chosen.run();
    }

    /** A vertex that an edit has taken away meanwhile is dragged no further. */
    @Override
    public void drag(int vertex, double x, double y) {
        if (shown.graph().hasVertex(vertex)) {
            arrangement.drag(vertex, camera.fit().unitX(x), camera.fit().unitY(y));
            repaint.run();
        }
    }

    @Override
    public void drop(int vertex) {
        arrangement.drop();
    }

    @Override
    public void free(int vertex) {
        arrangement.free(vertex);
        repaint.run();
    }

    @Override
    public void pan(double dx, double dy) {
        camera.pan(dx, dy);
        repaint.run();
    }

    @Override
    public void zoom(double factor, double x, double y) {
        camera.zoomAt(factor, x, y);
        repaint.run();
    }

    @Override
    public void whole() {
        camera.whole();
        repaint.run();
    }

    @Override
    public void press(GraphKey key) {
        switch (key) {
            case LEFT -> move(-1, 0);
            case RIGHT -> move(1, 0);
            case UP -> move(0, -1);
            case DOWN -> move(0, 1);
            case VIEW_LEFT -> pan(PAN, 0);
            case VIEW_RIGHT -> pan(-PAN, 0);
            case VIEW_UP -> pan(0, PAN);
            case VIEW_DOWN -> pan(0, -PAN);
            case ENTER, SPACE -> pointed().ifPresent(this::choose);
            case LARGER -> zoomAtPointed(KEY_STEP);
            case SMALLER -> zoomAtPointed(1 / KEY_STEP);
            case WHOLE -> whole();
        }
    }

    /** The vertex pointed at, once it has a place. */
    private OptionalInt pointed() {
        int vertex = selection.pointedProperty().get();
        boolean isThere =
                shown.graph().hasVertex(vertex) && vertex < places.get().bound();
        return isThere ? OptionalInt.of(vertex) : OptionalInt.empty();
    }

    /** Points at the nearest vertex on one side; at first where the board begins. */
    private void move(int dx, int dy) {
        OptionalInt from = pointed();
        int next = from.isPresent()
                ? VertexPicking.beside(shown.graph(), places.get(), from.getAsInt(), dx, dy)
                : selection.source(shown.graph().board());
        if (shown.graph().hasVertex(next)) {
            selection.pointedProperty().set(next);
            pointed().ifPresent(this::bringIntoSight);
        }
    }

    private void bringIntoSight(int vertex) {
        double x = places.get().x()[vertex];
        double y = places.get().y()[vertex];
        Bounds pane = bounds.get();
        double dx = Math.clamp(x, MARGIN, Math.max(MARGIN, pane.getWidth() - MARGIN)) - x;
        double dy = Math.clamp(y, MARGIN, Math.max(MARGIN, pane.getHeight() - MARGIN)) - y;
        if (!camera.isWhole()) {
            pan(dx, dy);
        }
    }

    private void zoomAtPointed(double factor) {
        OptionalInt at = pointed();
        Bounds pane = bounds.get();
        zoom(
                factor,
                at.isPresent() ? places.get().x()[at.getAsInt()] : pane.getCenterX(),
                at.isPresent() ? places.get().y()[at.getAsInt()] : pane.getCenterY());
    }
}
