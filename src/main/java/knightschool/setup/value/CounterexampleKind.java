package knightschool.setup.value;

/** What refutes a statement. */
public enum CounterexampleKind {
    /** Squares, one after the other. */
    WALK,
    /** A board. */
    BOARD,
    /** Moves of a sliding puzzle. */
    MOVES
}
