package knightschool.ui.graph;

import java.util.function.Supplier;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import knightschool.drawing.Role;
import org.graphstream.ui.graphicGraph.GraphicGraph;
import org.graphstream.ui.view.LayerRenderer;

/**
 * Bands of the accent below the edges of the vertex pointed at, on light paper. GraphStream draws an edge in one colour
 * only.
 */
final class GraphBands implements LayerRenderer<GraphicsContext> {
    private static final double BAND = 2.4;

    private final Supplier<GraphOverlay.Sight> sight;

    GraphBands(Supplier<GraphOverlay.Sight> sight) {
        this.sight = sight;
    }

    @Override
    public void render(
            GraphicsContext g,
            GraphicGraph graph,
            double px2Gu,
            int width,
            int height,
            double minX,
            double minY,
            double maxX,
            double maxY) {
        GraphOverlay.Sight now = sight.get();
        if (!now.palette().bandsAccent() || !now.graph().board().isPlayable(now.pointed())) {
            return;
        }
        g.save();
        g.setStroke(now.colour(Role.ACCENT));
        g.setLineCap(StrokeLineCap.ROUND);
        g.setLineWidth(BAND * GraphSheet.nearWidth(now.vertexSize()));
        Places.Point from = now.at(now.pointed());
        for (int neighbour : now.graph().neighbours(now.pointed())) {
            Places.Point to = now.at(neighbour);
            g.strokeLine(from.x(), now.height() - from.y(), to.x(), now.height() - to.y());
        }
        g.restore();
    }
}
