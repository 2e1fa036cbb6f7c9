package knightschool.drawing.board;

/** The signs on a board with a knight on its path, in the order of a legend. */
public enum BoardSign {
    /** The path passed here: the number of the move. */
    VISITED,
    /** The same where squares are too small for numbers. */
    VISITED_IN_COLOUR,
    /** Where the path begins. */
    FIRST,
    /** The knight. */
    KNIGHT,
    /** The move that this step made. */
    MOVE_NOW,
    /** The squares that may be next, by the order in which they are tried. */
    ORDER,
    /** The squares that may be next, each with the number of moves that lead on from it. */
    SCORE,
    /** A square that may be next. */
    CANDIDATE,
    /** A move that is open from a square. */
    OPEN_MOVE,
    /** The same, where the knight stands at its end. */
    KNIGHT_MOVE,
    /** A move from a visited square to one that is not. */
    PASSED_MOVE,
    /** A move that was closed by an earlier step. */
    CLOSED_EARLIER,
    /** A move that this step closed. */
    CLOSED_NOW,
    /** A move that this step opened again. */
    REOPENED,
    /** A direction in which there is no move. */
    OFF_BOARD,
    /** A square from which no move is open. */
    EMPTY,
    /** The same, since this step. */
    EMPTY_NOW,
    /** A square from which this step took the knight back. */
    TAKEN_BACK,
    /** A square on which another board beside it has something else. */
    DIFFERENT_SQUARE,
    /** A move that is open on one board and closed on another. */
    DIFFERENT_MOVE,
    /** A square to look at, of those that say why the tour cannot be completed. */
    CLUE,
    /** A square that is taken out, so that the board falls into pieces. */
    TAKEN_OUT,
    /** A square of one of those pieces, by the letter of the piece. */
    PIECE,
    /** A square to which no move leads any more. */
    CUT_OFF,
    /** A move that led there. */
    GONE_MOVE,
    /** The move that lost the game. */
    LOST_BY,
    /** The squares to look at for a hint. */
    HINTED,
    /** The number of the key that moves the knight there. */
    DIGIT,
    /** How the tour can be completed. */
    COMPLETION,
    /** The edge by which a closed tour comes home. */
    HOME,
    /** A vertex that a walk comes to, by its name. */
    VERTEX,
    /** The first vertex of a walk, or one that it comes to more than once. */
    TWICE,
    /** A step of a walk, by its number. */
    STEP,
    /** The step that made a walk what it is, or no more what it was. */
    STEP_MARKED,
    /** A step that is no move of a knight. */
    NO_EDGE,
    /** The number of the step that comes to a vertex. */
    ARRIVAL,
    /** A square of a tour or a walk, by its number. */
    NUMBERED,
    /** A square that a chosen fact is about. */
    FACT_SQUARE,
    /** A move that a chosen fact is about. */
    FACT_MOVE,
    /** The squares that are chosen to be moved or copied. */
    SELECTED,
    /** The axes or the centre of the symmetry that is drawn with. */
    AXIS,
    /** The moves from the square that is pointed at. */
    MOVES,
    /** The path or the tour as a line. */
    PATH,
    /** A square that the path does not come to. */
    MISSED,
    /** A block of the board, which has a tour of its own. */
    BLOCK,
    /** Which square belongs to which of two blocks in one rectangle. */
    SHARED,
    /** The tour of a block that is not joined yet. */
    TOUR_APART,
    /** A move that this step takes out of the tours that it joins. */
    EDGE_OUT,
    /** A move that this step puts in. */
    EDGE_IN,
    /** The path where squares are too small for lines. */
    SHADE,
    /** A block there. */
    BLOCK_SHADE,
    /** The block that this step joins, there. */
    BLOCK_NOW,
    /** A square that was visited more than once. */
    VISITED_AGAIN,
    /** A visited square that the knight can return to. */
    RETURN,
    /** Where a tour must begin. */
    START,
    /** A hole. */
    HOLE,
    /** The end that a tour must have. */
    END,
    /** The square that is pointed at. */
    POINTED
}
