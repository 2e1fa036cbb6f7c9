package knightschool.drawing.statemap;

import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.graph.EdgePass;

/**
 * The links of a map: few are clear lines, of very many each is so thin that the shades of the positions stay visible.
 */
final class MapLinks {
    private static final BlendedColour TONE = ColourRole.INK.tone().into(ColourRole.PAGE.tone(), 0.56);
    private static final double THICKEST = 1.25;
    private static final double THINNEST = 0.25;

    /** Times the square root of their number, so that links cover about as much of a picture however many they are. */
    private static final double TOGETHER = 10;

    private MapLinks() {}

    /** @param ends of the first link, of the second, and so on */
    static EdgePass of(int[] ends) {
        double width = TOGETHER / Math.sqrt(Math.max(1, ends.length / 2));
        return EdgePass.all(ends, TONE, Math.clamp(width, THINNEST, THICKEST));
    }
}
