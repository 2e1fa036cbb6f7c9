package knightschool.setup.value;

import knightschool.text.Keyword;

/** Where the vertices of a graph are drawn. */
public enum GraphLayout implements Keyword {
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
}
