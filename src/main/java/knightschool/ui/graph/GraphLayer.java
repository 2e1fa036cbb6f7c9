package knightschool.ui.graph;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;
import knightschool.drawing.WalkLine;
import knightschool.drawing.WitnessMarks;
import knightschool.graph.KnightGraph;
import org.graphstream.ui.graphicGraph.GraphicGraph;
import org.graphstream.ui.view.LayerRenderer;

/** Something drawn by hand above or below what GraphStream draws. It leaves the pen as it was. */
abstract class GraphLayer implements LayerRenderer<GraphicsContext> {
    private final Supplier<Sight> sight;

    /** What is to be drawn now. Places are in pixels, y upwards. */
    record Sight(
            KnightGraph graph,
            VertexPositions places,
            int pointed,
            double vertexSize,
            double height,
            Palette palette,
            WitnessMarks evidence,
            Optional<WalkLine> walk) {
        /** The middle of a vertex. */
        VertexPositions.Point at(int square) {
            return places.points().get(SquareNames.name(graph.board(), square));
        }

        Color colour(ColourRole role) {
            int argb = palette.argb(role);
            return Color.rgb(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF);
        }
    }

    GraphLayer(Supplier<Sight> sight) {
        this.sight = sight;
    }

    abstract void draw(GraphicsContext g, Sight now);

    @Override
    public final void render(
            GraphicsContext g,
            GraphicGraph graph,
            double px2Gu,
            int width,
            int height,
            double minX,
            double minY,
            double maxX,
            double maxY) {
        g.save();
        draw(g, sight.get());
        g.restore();
    }
}
