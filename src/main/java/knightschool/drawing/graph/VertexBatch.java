package knightschool.drawing.graph;

import knightschool.drawing.ColourExpression;

/**
 * Vertices that are painted alike.
 *
 * @param diameter with the rim, in pixels
 * @param fill a fill with opacity 0 leaves the rim alone
 * @param rimWidth in pixels; 0 for no rim
 */
public record VertexBatch(
        int[] vertices, double diameter, ColourExpression fill, ColourExpression rim, double rimWidth) {
    /** The radius of a ring around a vertex as a fraction of the vertex's diameter. */
    static final double RING = 0.74;

    /** Returns rings around vertices, with space between a vertex and its ring. */
    static VertexBatch ring(int[] vertices, double vertexSize, ColourExpression tone, double width) {
        return new VertexBatch(vertices, 2 * RING * vertexSize + width, tone.sheer(0), tone, width);
    }

    /** Returns whether only the rim is drawn. */
    boolean isHollow() {
        return fill instanceof ColourExpression.Sheer sheer && sheer.opacity() == 0;
    }
}
