package knightschool.drawing.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.layout.VertexPositions;

/**
 * The content of a picture of a graph.
 *
 * @param places the positions of the vertices, in pixels from the upper left corner
 * @param paper the background
 * @param ground what lies below all edges and vertices in place of the paper, such as the board from which vertices
 *     come; what it leaves empty is transparent
 * @param batches edges and vertices, in painting order
 * @param marks painted above all batches: rings, names
 */
public record GraphFigure(
        VertexPositions places,
        ColourExpression paper,
        Optional<Sketch> ground,
        List<GraphBatch> batches,
        Sketch marks) {
    public GraphFigure {
        batches = List.copyOf(batches);
    }

    /** Creates a figure on paper whose vertices are painted above all edges. */
    public GraphFigure(
            VertexPositions places,
            ColourExpression paper,
            List<EdgeBatch> edges,
            List<VertexBatch> vertices,
            Sketch marks) {
        this(
                places,
                paper,
                Optional.empty(),
                Stream.<GraphBatch>concat(edges.stream(), vertices.stream()).toList(),
                marks);
    }

    /** Returns the batches of edges, in painting order. */
    public List<EdgeBatch> edges() {
        return of(EdgeBatch.class);
    }

    /** Returns the batches of vertices, in painting order. */
    public List<VertexBatch> vertices() {
        return of(VertexBatch.class);
    }

    private <B extends GraphBatch> List<B> of(Class<B> kind) {
        return batches.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Returns the figure with its ground changed, if it has one. */
    public GraphFigure withGround(UnaryOperator<Sketch> change) {
        return new GraphFigure(places, paper, ground.map(change), batches, marks);
    }

    /** Returns the figure with its marks changed. */
    public GraphFigure withMarks(Sketch others) {
        return new GraphFigure(places, paper, ground, batches, others);
    }
}
