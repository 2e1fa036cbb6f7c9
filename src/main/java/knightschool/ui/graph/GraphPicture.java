package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.graph.GraphCaption;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.KnightGraphFigure;
import knightschool.drawing.graph.VertexShades;
import knightschool.layout.Fit;
import knightschool.layout.Places;

/**
 * What is seen of a graph in a pane of a size: where its vertices are, as arranged and as the camera sees it, and the
 * figure of them. Used on the JavaFX thread.
 */
final class GraphPicture {
    private final GraphPresentation shown;
    private final GraphArrangement arrangement;
    private final GraphCamera camera;
    private final VertexShading shading;
    private final VertexSelection selection;
    private Places pixels = Places.of(1);

    GraphPicture(
            GraphPresentation shown,
            GraphArrangement arrangement,
            GraphCamera camera,
            VertexShading shading,
            VertexSelection selection) {
        this.shown = shown;
        this.arrangement = arrangement;
        this.camera = camera;
        this.shading = shading;
        this.selection = selection;
    }

    /** Where the vertices were when they were placed last, in pixels of the pane. */
    Places places() {
        return pixels;
    }

    /** Places the vertices where they are now. */
    GraphFigure place(double width, double height) {
        pixels = camera.fit().pixels(arrangement.pixels(width, height));
        return figure(width, height);
    }

    /** The vertices where they were placed last. */
    GraphFigure figure(double width, double height) {
        return passes(width, height).at(pixels, captions(width, height), width, height);
    }

    private List<GraphCaption> captions(double width, double height) {
        Fit seen = camera.fit();
        return arrangement.captions(Math.floor(width), Math.floor(height)).stream()
                .map(words -> words.seen(seen))
                .toList();
    }

    private KnightGraphFigure passes(double width, double height) {
        double growth = shading.shades().map(VertexShades::largest).orElse(1.0);
        double size = VertexSize.zoomed(shown.fittingSize(arrangement, width, height, growth), camera.zoom());
        return shown.figure(size, selection.pointedProperty().get(), arrangement, shading.shades());
    }
}
