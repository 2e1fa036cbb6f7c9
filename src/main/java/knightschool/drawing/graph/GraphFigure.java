package knightschool.drawing.graph;

import java.util.List;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.layout.VertexPositions;

/**
 * The content of a picture of a graph, in painting order.
 *
 * @param places the positions of the vertices, in pixels from the upper left corner
 * @param paper the background
 * @param edges one pass per batch
 * @param vertices painted above all edges
 * @param marks painted above all vertices: rings, names
 */
public record GraphFigure(
        VertexPositions places,
        ColourExpression paper,
        List<EdgeBatch> edges,
        List<VertexBatch> vertices,
        Sketch marks) {
    public GraphFigure {
        edges = List.copyOf(edges);
        vertices = List.copyOf(vertices);
    }
}
