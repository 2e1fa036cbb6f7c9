package knightschool.drawing.graph;

import knightschool.drawing.ColourExpression;

/**
 * Edges that are painted alike.
 *
 * @param ends of the first edge, of the second, and so on; what lies behind the last edge is passed over
 * @param count number of edges
 * @param width in pixels
 */
public record EdgeBatch(int[] ends, int count, ColourExpression tone, double width) {
    /** All edges of an array. */
    public static EdgeBatch all(int[] ends, ColourExpression tone, double width) {
        return new EdgeBatch(ends, ends.length / 2, tone, width);
    }
}
