package knightschool.graph;

/** The properties of a sequence of squares, in the order in which they are shown. */
public enum WalkProperty {
    WALK,
    TRAIL,
    PATH,
    CLOSED,
    CIRCUIT,
    HAMILTONIAN
}
