package knightschool.drawing.graph;

import knightschool.drawing.ColourExpression;

/**
 * Vertices that are painted alike.
 *
 * @param diameter with the rim, in pixels
 * @param fill lets through what is below where its opacity is 0: then there is the rim alone
 * @param rimWidth in pixels; 0 for none
 */
public record VertexBatch(
        int[] vertices, double diameter, ColourExpression fill, ColourExpression rim, double rimWidth) {
    /** The radius of a ring around a vertex, as a part of the vertex's diameter. */
    static final double RING = 0.74;

    /** Rings around vertices, with space between a vertex and its ring. */
    static VertexBatch ring(int[] vertices, double vertexSize, ColourExpression tone, double width) {
        return new VertexBatch(vertices, 2 * RING * vertexSize + width, tone.sheer(0), tone, width);
    }

    /** Whether there is the rim alone. */
    boolean isHollow() {
        return fill instanceof ColourExpression.Sheer sheer && sheer.opacity() == 0;
    }
}
