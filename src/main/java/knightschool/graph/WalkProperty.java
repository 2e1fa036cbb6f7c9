package knightschool.graph;

/** What can be true of a sequence of squares; in the order in which it is shown. */
public enum WalkProperty {
    WALK,
    TRAIL,
    PATH,
    CLOSED,
    CIRCUIT,
    HAMILTONIAN
}
