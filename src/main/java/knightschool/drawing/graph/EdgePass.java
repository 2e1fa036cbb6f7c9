package knightschool.drawing.graph;

import knightschool.drawing.BlendedColour;

/**
 * Edges that are painted alike.
 *
 * @param ends of the first edge, of the second, and so on; what lies behind the last edge is passed over
 * @param count number of edges
 * @param width in pixels
 */
public record EdgePass(int[] ends, int count, BlendedColour tone, double width) {
    /** All edges of an array. */
    public static EdgePass all(int[] ends, BlendedColour tone, double width) {
        return new EdgePass(ends, ends.length / 2, tone, width);
    }
}
