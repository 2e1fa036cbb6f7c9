package knightschool.drawing.board;

/** The signs on a board with a knight on its path, in the order of a legend. */
public enum BoardLegendSign {
    /** A square visited by the path, with its move number. */
    VISITED,
    /** A square visited by the path, on a board with squares too small for numbers. */
    VISITED_IN_COLOUR,
    /** The first square of the path. */
    FIRST,
    /** The knight. */
    KNIGHT,
    /** The move made by this step. */
    MOVE_NOW,
    /** Candidates for the next move, numbered in the order in which they are tried. */
    ORDER,
    /** Candidates for the next move, with their numbers of onward moves. */
    SCORE,
    /** A candidate for the next move. */
    CANDIDATE,
    /** An open move of a square. */
    OPEN_MOVE,
    /** An open move of a square that leads to the knight. */
    KNIGHT_MOVE,
    /** A move from a visited square to an unvisited one. */
    PASSED_MOVE,
    /** A move closed by an earlier step. */
    CLOSED_EARLIER,
    /** A move closed by this step. */
    CLOSED_NOW,
    /** A move reopened by this step. */
    REOPENED,
    /** A direction in which there is no move. */
    OFF_BOARD,
    /** A square without an open move. */
    EMPTY,
    /** A square without an open move since this step. */
    EMPTY_NOW,
    /** A square from which this step took the knight back. */
    TAKEN_BACK,
    /** A square whose content differs from that on another board beside it. */
    DIFFERENT_SQUARE,
    /** A move that is open on one board and closed on another. */
    DIFFERENT_MOVE,
    /** A square to look at because it shows why the tour cannot be completed. */
    CLUE,
    /** A square that is removed, so that the board falls into components. */
    TAKEN_OUT,
    /** A square of one of these components, with the letter of the component. */
    PIECE,
    /** A square to which no open move leads any more. */
    CUT_OFF,
    /** A closed move that led to a square to which no move leads any more. */
    GONE_MOVE,
    /** The move that lost the game. */
    LOST_BY,
    /** The squares to look at for a hint. */
    HINTED,
    /** The number of the key that moves the knight to the square. */
    DIGIT,
    /** A completion of the tour. */
    COMPLETION,
    /** The edge that closes a closed tour. */
    HOME,
    /** A vertex of a walk, with its name. */
    VERTEX,
    /** The first vertex of a walk, or one that the walk visits more than once. */
    TWICE,
    /** A step of a walk, with its number. */
    STEP,
    /** The step after which a walk first has, or no longer has, a property. */
    STEP_MARKED,
    /** A step that is not a knight's move. */
    NO_EDGE,
    /** The number of the step that arrives at a vertex. */
    ARRIVAL,
    /** A square of a tour or a walk, with its number. */
    NUMBERED,
    /** A square that the selected fact is about. */
    FACT_SQUARE,
    /** A move that the selected fact is about. */
    FACT_MOVE,
    /** The squares that are selected to be moved or copied. */
    SELECTED,
    /** The axes or the centre of the drawing symmetry. */
    AXIS,
    /** The moves from the square pointed at. */
    MOVES,
    /** The path or the tour as a line. */
    PATH,
    /** A square that the path does not visit. */
    MISSED,
    /** A block of the board with a tour of its own. */
    BLOCK,
    /** Shows which square of a rectangle belongs to which of two blocks. */
    SHARED,
    /** The tour of a block that is not joined yet. */
    TOUR_APART,
    /** A move that this step removes from the tours that it joins. */
    EDGE_OUT,
    /** A move that this step adds. */
    EDGE_IN,
    /** The path on a board with squares too small for lines. */
    SHADE,
    /** Blocks that are not joined yet, on a board with squares too small for lines. */
    BLOCK_SHADE,
    /** Blocks that are joined, on a board with squares too small for lines. */
    JOINED_SHADE,
    /** The block that this step joins, on a board with squares too small for lines. */
    BLOCK_NOW,
    /** A square that was visited more than once. */
    VISITED_AGAIN,
    /** A visited square to which the knight can return. */
    RETURN,
    /** The squares of a move that a class is asked about. */
    ASKED,
    /** The number of the key that gives the square as an answer. */
    ANSWER_KEY,
    /** A square that a figure marks. */
    MARKED,
    /** A square that the user picked as an answer. */
    PICKED,
    /** An edge that the user picked as an answer. */
    PICKED_EDGE,
    /** A square of a right answer. */
    ANSWER,
    /** An edge of a right answer. */
    ANSWER_EDGE,
    /** A square or an edge that is wrong, or violates a condition. */
    CROSSED,
    /** The name of a square. */
    NAME,
    /** The degree of a vertex. */
    DEGREE,
    /** A vertex of a component, with the letter of the component. */
    PIECE_VERTEX,
    /** A vertex for a light square. */
    LIGHT_VERTEX,
    /** A vertex for a dark square. */
    DARK_VERTEX,
    /** An edge of a graph. */
    EDGE,
    /** A square of a picture that the user should check. */
    DOUBT,
    /** The square where a tour must begin. */
    START,
    /** A hole. */
    HOLE,
    /** The square where a tour must end. */
    END,
    /** The square pointed at. */
    POINTED
}
