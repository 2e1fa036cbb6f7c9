package knightschool.setup.value;

import java.util.Locale;

/** Where the vertices of a graph are drawn. */
public enum GraphLayout {
    /** Where their squares are. */
    BOARD,
    /** Where springs along the edges bring them. */
    SPRINGS,
    /** In two columns, by the colour of their squares. */
    COLUMNS,
    /** On a circle, in the order of the squares. */
    CIRCLE,
    /** On a circle, in the order of an open tour. */
    CIRCLE_TOUR,
    /** On a circle, in the order of a closed tour, which untangles it. */
    CIRCLE_CIRCUIT,
    /** In rings, by degree. */
    DEGREE,
    /** In layers, by distance from a vertex. */
    DISTANCE;

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
