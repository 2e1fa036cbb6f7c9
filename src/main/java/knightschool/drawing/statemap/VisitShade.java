package knightschool.drawing.statemap;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/** The shade of a position by how often a search came to it: the more often, the more of the algorithm's colour. */
final class VisitShade {
    /** Never, once, up to 3, 7, 15 and 31 times, and more often. */
    static final int CLASSES = 7;

    private static final double LEAST = 0.22;

    private VisitShade() {}

    /** The class of a number of visits: 0 for none, then one for every doubling. */
    static int of(long visits) {
        return (int) Math.min(CLASSES - 1L, Long.SIZE - Long.numberOfLeadingZeros(visits));
    }

    /** The least number of visits of a class. */
    static int least(int shade) {
        return shade == 0 ? 0 : 1 << shade - 1;
    }

    static ColourExpression fill(int shade, ColourRole hue) {
        return shade == 0
                ? ColourRole.PAGE.tone()
                : hue.tone().into(ColourRole.PAGE.tone(), LEAST + (1 - LEAST) * (shade - 1) / (CLASSES - 2));
    }
}
