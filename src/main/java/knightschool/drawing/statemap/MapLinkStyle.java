package knightschool.drawing.statemap;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.graph.EdgeBatch;

/**
 * The links of a map: few are clear lines, of very many each is so thin that the shades of the positions stay visible.
 */
final class MapLinkStyle {
    private static final ColourExpression TONE = ColourRole.INK.tone().into(ColourRole.PAGE.tone(), 0.56);
    private static final double THICKEST = 1.25;
    private static final double THINNEST = 0.25;
    private static final double POINTED = 1.3;

    /** Times the square root of their number, so that links cover about as much of a picture however many they are. */
    private static final double TOGETHER = 10;

    private MapLinkStyle() {}

    /**
     * Both ends of each link of a map: of the first link, of the second, and so on.
     *
     * @param neighbours those of a vertex
     */
    static int[] ends(IntStream vertices, IntFunction<int[]> neighbours) {
        return vertices.flatMap(vertex -> IntStream.of(neighbours.apply(vertex))
                        .filter(neighbour -> neighbour > vertex)
                        .flatMap(neighbour -> IntStream.of(vertex, neighbour)))
                .toArray();
    }

    /** The links of a vertex that is pointed at. */
    static EdgeBatch pointed(int vertex, int[] neighbours) {
        int[] ends = IntStream.of(neighbours)
                .flatMap(neighbour -> IntStream.of(vertex, neighbour))
                .toArray();
        return EdgeBatch.all(ends, ColourRole.INK.tone(), POINTED);
    }

    /** @param ends as {@link #ends} has them */
    static EdgeBatch of(int[] ends) {
        double width = TOGETHER / Math.sqrt(Math.max(1, ends.length / 2));
        return EdgeBatch.all(ends, TONE, Math.clamp(width, THINNEST, THICKEST));
    }
}
