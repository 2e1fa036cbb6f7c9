package knightschool.setup.value;

/** The kinds of counterexamples to a statement. */
public enum CounterexampleKind {
    /** A sequence of squares. */
    WALK,
    /** A board. */
    BOARD,
    /** Moves of a sliding puzzle. */
    MOVES
}
