package knightschool.ui.graph;

import java.util.function.Supplier;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.graph.KnightGraph;
import knightschool.layout.Places;

/** What gestures do to the graph in a pane: they point, choose, drag, and move the camera. */
final class GraphActions implements GraphGestures.Actions {
    private static final double REACH = 14;

    private final GraphPresentation shown;
    private final GraphArrangement arrangement;
    private final GraphCamera camera;
    private final VertexSelection selection;
    private final VertexShading shading;
    private final Supplier<Places> places;
    private final Runnable repaint;

    /**
     * @param places where the vertices are seen, in pixels of the pane
     * @param repaint called where vertices are seen elsewhere
     */
    GraphActions(
            GraphPresentation shown,
            GraphArrangement arrangement,
            GraphCamera camera,
            VertexSelection selection,
            VertexShading shading,
            Supplier<Places> places,
            Runnable repaint) {
        this.shown = shown;
        this.arrangement = arrangement;
        this.camera = camera;
        this.selection = selection;
        this.shading = shading;
        this.places = places;
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
        arrangement.changeSource();
        KnightGraph graph = shown.graph();
        if (shading.measureProperty().get() == VertexMeasure.DISTANCE) {
            shading.ask(graph, selection.source(graph.board()));
        }
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
}
