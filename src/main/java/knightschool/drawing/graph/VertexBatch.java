package knightschool.drawing.graph;

import knightschool.drawing.ColourExpression;

/**
 * Vertices that are painted alike: discs, or squares while a board turns into its graph.
 *
 * @param diameter the diameter, or the side of a square, with the rim, in pixels
 * @param roundness the radius of the corners as a fraction of the greatest possible one: 1 for discs, 0 for squares
 * @param fill a fill with opacity 0 leaves the rim alone
 * @param rimWidth in pixels; 0 for no rim
 */
public record VertexBatch(
        int[] vertices, double diameter, double roundness, ColourExpression fill, ColourExpression rim, double rimWidth)
        implements GraphBatch {
    /** The radius of a ring around a vertex as a fraction of the vertex's diameter. */
    static final double RING = 0.74;

    /** Creates a batch of discs. */
    public VertexBatch(int[] vertices, double diameter, ColourExpression fill, ColourExpression rim, double rimWidth) {
        this(vertices, diameter, 1, fill, rim, rimWidth);
    }

    /** Returns rings around vertices, with space between a vertex and its ring. */
    static VertexBatch ring(int[] vertices, double vertexSize, ColourExpression tone, double width) {
        return new VertexBatch(vertices, 2 * RING * vertexSize + width, tone.sheer(0), tone, width);
    }

    /** Returns whether only the rim is drawn. */
    boolean isHollow() {
        return fill instanceof ColourExpression.Sheer sheer && sheer.opacity() == 0;
    }
}
