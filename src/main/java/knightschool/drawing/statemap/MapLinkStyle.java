package knightschool.drawing.statemap;

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

    /** Times the square root of their number, so that links cover about as much of a picture however many they are. */
    private static final double TOGETHER = 10;

    private MapLinkStyle() {}

    /** @param ends of the first link, of the second, and so on */
    static EdgeBatch of(int[] ends) {
        double width = TOGETHER / Math.sqrt(Math.max(1, ends.length / 2));
        return EdgeBatch.all(ends, TONE, Math.clamp(width, THINNEST, THICKEST));
    }
}
