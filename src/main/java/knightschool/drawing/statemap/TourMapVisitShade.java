package knightschool.drawing.statemap;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/**
 * Computes the shade of a position on a map of tours from the number of visits by a search: more visits, more of the
 * algorithm's colour.
 */
final class TourMapVisitShade {
    /** The number of classes: never, once, up to 3, 7, 15 and 31 times, and more often. */
    static final int CLASSES = 7;

    private static final double LEAST = 0.22;

    private TourMapVisitShade() {}

    /** Returns the class of a number of visits: 0 for none, then one class for every doubling. */
    static int of(long visits) {
        return (int) Math.min(CLASSES - 1L, Long.SIZE - Long.numberOfLeadingZeros(visits));
    }

    /** Returns the smallest number of visits of a class. */
    static int least(int shade) {
        return shade == 0 ? 0 : 1 << shade - 1;
    }

    static ColourExpression fill(int shade, ColourRole hue) {
        return shade == 0
                ? ColourRole.PAGE
                : hue.into(ColourRole.PAGE, LEAST + (1 - LEAST) * (shade - 1) / (CLASSES - 2));
    }
}
