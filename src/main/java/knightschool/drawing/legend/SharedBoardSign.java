package knightschool.drawing.legend;

/** The signs that several drawings of boards share. Those after {@link #VISITED_AGAIN} are last in a legend. */
public enum SharedBoardSign implements BoardLegendSign {
    /** A square visited by the path, with its move number. */
    VISITED("Visited", "the number of the move"),
    /** A square visited by the path, on a board with squares too small for numbers. */
    VISITED_IN_COLOUR("Visited", "the later, the stronger"),
    /** The first square of the path. */
    FIRST("Where the path begins"),
    /** The knight. */
    KNIGHT("The knight"),
    /** The move made by this step. */
    MOVE_NOW("The move of this step"),
    /** Candidates for the next move, numbered in the order in which they are tried. */
    ORDER("Order of trying", "1. is next"),
    /** Candidates for the next move, with their numbers of onward moves. */
    SCORE("Open moves from there", "once the knight stands there"),
    /** A candidate for the next move. */
    CANDIDATE("The knight can go here"),
    /** An open move of a square. */
    OPEN_MOVE("Open move", "to a free square or the knight"),
    /** An open move of a square that leads to the knight. */
    KNIGHT_MOVE("Open from the knight", "it can go there next"),
    /** A move from a visited square to an unvisited one. */
    PASSED_MOVE("Move not taken", "faint: from a visited square"),
    /** A move closed by an earlier step. */
    CLOSED_EARLIER("Closed earlier", "by a move before this step"),
    /** A move closed by this step. */
    CLOSED_NOW("Closed by this step"),
    /** A move reopened by this step. */
    REOPENED("Open again"),
    /** A direction in which there is no move. */
    OFF_BOARD("Off the board", "no such move"),
    /** A square without an open move. */
    EMPTY("Empty: no open move"),
    /** A square without an open move since this step. */
    EMPTY_NOW("Empty since this step"),
    /** A square from which this step took the knight back. */
    TAKEN_BACK("Taken back"),
    /** A square to look at because it shows why the tour cannot be completed. */
    CLUE("Look here"),
    /** A square that is removed, so that the board falls into components. */
    TAKEN_OUT("Taken out", "without it the board falls apart"),
    /** A square of one of these components, with the letter of the component. */
    PIECE("A component", "each has its letter"),
    /** A square that the selected fact is about. */
    FACT_SQUARE("Square of the fact", "what its sentence says"),
    /** A move that the selected fact is about. */
    FACT_MOVE("Move of the fact", "what its sentence says"),
    /** A square that was visited more than once. */
    VISITED_AGAIN("Visited again", "with all its numbers"),
    /** The moves from the square pointed at. */
    MOVES("Moves from there", "each leads to a circle"),
    /** A vertex for a light square. */
    LIGHT_VERTEX("Light vertex", "it stands for a light square"),
    /** A vertex for a dark square. */
    DARK_VERTEX("Dark vertex", "it stands for a dark square"),
    /** An edge of a graph. */
    EDGE("Edge", "one move, there and back"),
    /** The square where a tour must begin. */
    START("The tour begins here"),
    /** A hole. */
    HOLE("Hole", "no knight can stand there"),
    /** The square where a tour must end. */
    END("The tour ends here"),
    /** The square pointed at. */
    POINTED("Pointed at");

    private final LegendLabel label;

    SharedBoardSign(String title) {
        this(title, "");
    }

    SharedBoardSign(String title, String note) {
        this.label = new LegendLabel(title, note);
    }

    @Override
    public LegendLabel label() {
        return label;
    }

    @Override
    public int rank() {
        return compareTo(VISITED_AGAIN) <= 0 ? ordinal() : 2 * OWN + ordinal();
    }
}
