package knightschool.search;

import knightschool.text.Keyword;

/** Which of several neighbours with equally few onward moves goes first. What is still equal goes by the move order. */
public enum TieBreak implements Keyword {
    /** The earlier in move order. */
    MOVE_ORDER("move order"),
    /**
     * The one whose own unvisited neighbours have the fewest onward moves together, the square itself not counted: the
     * rule applied once more, a level deeper (I. Pohl, A method for finding Hamilton paths and knight's tours, 1967).
     */
    POHL("Pohl"),
    /** The one farthest from the centre of the board, by Euclid's distance (A. Roth). */
    ROTH("Roth"),
    /**
     * The earlier in one of several orders of the moves, which change where the knight comes to given squares; they
     * depend on n mod 8 (D. Squirrel, P. Cull, A Warnsdorff-rule algorithm for knight's tours on square chessboards,
     * 1996). Made for full n × n boards from the top left corner, where the rule then needs no backtracking: claimed
     * for n of 112 and more, tried here for 5 to 160 and found so for all but 74. From other squares of such a board it
     * is an order like any other; on boards that are not square it is the move order.
     */
    SQUIRREL_CULL("Squirrel and Cull"),
    /** By chance: a pure function of a seed, the knight's square, its depth and the neighbour, so that replay holds. */
    RANDOM("random");

    private final String title;

    TieBreak(String title) {
        this.title = title;
    }

    /** Its name on the screen. */
    public String title() {
        return title;
    }
}
