package knightschool.ui.board;

/** The kinds of things that a click on a board or graph picks as the answer to a question of a slide. */
public enum AnswerPickKind {
    /** Squares; a second click deselects one. */
    SQUARES,
    /** One square, in place of the previous one. */
    SQUARE,
    /** Edges, each by a click on it or on its two ends. */
    EDGES
}
