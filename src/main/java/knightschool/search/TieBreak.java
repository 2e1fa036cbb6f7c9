package knightschool.search;

/** Which of several neighbours with equally few onward moves goes first. What is still equal goes by the move order. */
public enum TieBreak {
    /** The earlier in move order. */
    MOVE_ORDER("move-order"),
    /**
     * The one whose own unvisited neighbours have the fewest onward moves together, the square itself not counted: the
     * rule applied once more, a level deeper (I. Pohl, A method for finding Hamilton paths and knight's tours, 1967).
     */
    POHL("pohl"),
    /** The one farthest from the centre of the board, by Euclid's distance (A. Roth). */
    ROTH("roth"),
    /** By chance: a pure function of a seed, the knight's square, its depth and the neighbour, so that replay holds. */
    RANDOM("random");

    private final String word;

    TieBreak(String word) {
        this.word = word;
    }

    /** Its name on the command line. */
    public String word() {
        return word;
    }
}
