package knightschool.setup.value;

import java.util.Locale;

/** What can be asked about a board's graph and shown in it. */
public enum GraphFactKind {
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

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a number belongs to it: the degree, or the component. */
    public boolean hasNumber() {
        return this == COMPONENT || this == DEGREE;
    }

    /** Whether it takes more than counting. */
    public boolean isMeasured() {
        return compareTo(DIAMETER) >= 0;
    }
}
