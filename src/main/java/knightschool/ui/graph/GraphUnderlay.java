package knightschool.ui.graph;

import java.util.function.Supplier;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import knightschool.drawing.ColourRole;

/**
 * What lies below the edges: the tour or walk that is shown and, on light paper, bands of the accent at the vertex
 * pointed at. GraphStream draws an edge in one colour only.
 */
final class GraphUnderlay extends GraphLayer {
    private static final double BAND = 2.4;

    GraphUnderlay(Supplier<Sight> sight) {
        super(sight);
    }

    @Override
    void draw(GraphicsContext g, Sight now) {
        new GraphWitness(g, now).belowTheEdges();
        if (!now.palette().bandsAccent() || !now.graph().board().isPlayable(now.pointed())) {
            return;
        }
        g.setStroke(now.colour(ColourRole.ACCENT));
        g.setLineCap(StrokeLineCap.ROUND);
        g.setLineWidth(BAND * GraphStyleSheet.nearWidth(now.vertexSize()));
        VertexPositions.Point from = now.at(now.pointed());
        for (int neighbour : now.graph().neighbours(now.pointed())) {
            VertexPositions.Point to = now.at(neighbour);
            g.strokeLine(from.x(), now.height() - from.y(), to.x(), now.height() - to.y());
        }
    }
}
