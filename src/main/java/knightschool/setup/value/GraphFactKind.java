package knightschool.setup.value;

import knightschool.text.Keyword;

/** What can be asked about a board's graph and shown in it. */
public enum GraphFactKind implements Keyword {
    VERTICES,
    EDGES,
    /** One component. */
    COMPONENT,
    /** The vertices of one degree. */
    DEGREE,
    /** The light squares. */
    LIGHT,
    /** The dark squares. */
    DARK,
    /** A longest shortest path. */
    DIAMETER,
    /** A shortest circuit. */
    GIRTH,
    BRIDGES,
    ARTICULATION_POINTS,
    /** The vertices of odd degree. */
    ODD_VERTICES,
    /** Whether one walk can use every edge once. */
    EULER_TRAIL;

    /** Whether a number belongs to it: the degree, or the component. */
    public boolean hasNumber() {
        return this == COMPONENT || this == DEGREE;
    }

    /** Whether it takes more than counting. */
    public boolean isMeasured() {
        return compareTo(DIAMETER) >= 0;
    }
}
