package knightschool.ui.board;

/** What a click on a scene chooses, where a quiz is answered there. */
public enum PickKind {
    /** Squares; a second click takes one out again. */
    SQUARES,
    /** One square, in place of the one before. */
    SQUARE,
    /** Edges, each by a click on it or on its two ends. */
    EDGES
}
