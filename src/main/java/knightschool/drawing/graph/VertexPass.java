package knightschool.drawing.graph;

import knightschool.drawing.BlendedColour;

/**
 * Vertices that are painted alike.
 *
 * @param diameter with the rim, in pixels
 * @param fill lets through what is below where its opacity is 0: then there is the rim alone
 * @param rimWidth in pixels; 0 for none
 */
public record VertexPass(int[] vertices, double diameter, BlendedColour fill, BlendedColour rim, double rimWidth) {
    /** The radius of a ring around a vertex, as a part of the vertex's diameter. */
    static final double RING = 0.74;

    /** Rings around vertices, with space between a vertex and its ring. */
    static VertexPass ring(int[] vertices, double vertexSize, BlendedColour tone, double width) {
        return new VertexPass(vertices, 2 * RING * vertexSize + width, tone.sheer(0), tone, width);
    }

    /** Whether there is the rim alone. */
    boolean isHollow() {
        return fill instanceof BlendedColour.Sheer sheer && sheer.opacity() == 0;
    }
}
