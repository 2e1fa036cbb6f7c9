package knightschool.drawing.graph;

import knightschool.drawing.ColourExpression;

/**
 * Edges that are painted alike.
 *
 * @param ends the ends of the first edge, of the second, and so on; entries after the last edge are ignored
 * @param count the number of edges
 * @param width in pixels
 */
public record EdgeBatch(int[] ends, int count, ColourExpression tone, double width) implements GraphBatch {
    /** Returns a batch of all edges of an array. */
    public static EdgeBatch all(int[] ends, ColourExpression tone, double width) {
        return new EdgeBatch(ends, ends.length / 2, tone, width);
    }
}
