package knightschool.setup.value;

import knightschool.text.Keyword;

/** The kinds of facts about a board's graph that can be shown in the graph. */
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
    /** Whether there is a walk that uses every edge once. */
    EULER_TRAIL;

    /** Returns whether the fact has a number: the degree, or the component. */
    public boolean hasNumber() {
        return this == COMPONENT || this == DEGREE;
    }

    /** Returns whether the fact takes more than counting. */
    public boolean isMeasured() {
        return compareTo(DIAMETER) >= 0;
    }
}
