package knightschool.drawing.graph;

import java.util.List;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.layout.VertexPositions;

/**
 * What a picture of a graph shows, in the order in which it is painted.
 *
 * @param places of the vertices, in pixels from the upper left corner
 * @param paper what lies below
 * @param edges one pass after another
 * @param vertices above all edges
 * @param marks above all vertices: rings, names
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
