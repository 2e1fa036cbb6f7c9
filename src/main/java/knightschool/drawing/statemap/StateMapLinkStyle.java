package knightschool.drawing.statemap;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.graph.EdgeBatch;

/**
 * The style of a map's links: few links are clear lines; if there are very many, they are so thin that the shades of
 * the positions stay visible.
 */
final class StateMapLinkStyle {
    static final ColourExpression TONE = ColourRole.INK.into(ColourRole.PAGE, 0.56);
    private static final double THICKEST = 1.25;
    private static final double THINNEST = 0.25;
    static final double POINTED = 1.3;

    /**
     * The product of the links' width and the square root of their number, chosen so that links cover about the same
     * share of a picture whatever their number.
     */
    private static final double TOGETHER = 10;

    private StateMapLinkStyle() {}

    /**
     * Returns the ends of the links of a map: those of the first link, of the second, and so on.
     *
     * @param neighbours returns the neighbours of a vertex
     */
    static int[] ends(IntStream vertices, IntFunction<int[]> neighbours) {
        return vertices.flatMap(vertex -> IntStream.of(neighbours.apply(vertex))
                        .filter(neighbour -> neighbour > vertex)
                        .flatMap(neighbour -> IntStream.of(vertex, neighbour)))
                .toArray();
    }

    /** Returns the links of the vertex pointed at. */
    static EdgeBatch pointed(int vertex, int[] neighbours) {
        int[] ends = IntStream.of(neighbours)
                .flatMap(neighbour -> IntStream.of(vertex, neighbour))
                .toArray();
        return EdgeBatch.all(ends, ColourRole.INK, POINTED);
    }

    /**
     * Returns all links.
     *
     * @param ends as returned by {@link #ends}
     */
    static EdgeBatch of(int[] ends) {
        double width = TOGETHER / Math.sqrt(Math.max(1, ends.length / 2));
        return EdgeBatch.all(ends, TONE, Math.clamp(width, THINNEST, THICKEST));
    }
}
