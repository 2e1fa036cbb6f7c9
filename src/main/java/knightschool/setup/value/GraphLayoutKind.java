package knightschool.setup.value;

import knightschool.text.Keyword;

/** The layouts of a graph. */
public enum GraphLayoutKind implements Keyword {
    /** Each vertex on its square. */
    BOARD,
    /** Computed by springs along the edges. */
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
}
