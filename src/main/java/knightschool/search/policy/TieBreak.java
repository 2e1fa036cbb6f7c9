package knightschool.search.policy;

import knightschool.text.Keyword;

/** The order of neighbours with equally few onward moves. Neighbours that are still equal are in move order. */
public enum TieBreak implements Keyword {
    /** The first in move order. */
    MOVE_ORDER("move order"),
    /**
     * The one whose own unvisited neighbours have the fewest onward moves in total, not counting the square itself: the
     * rule applied once more, one level deeper (I. Pohl, A method for finding Hamilton paths and knight's tours, 1967).
     */
    POHL("Pohl"),
    /** The one farthest from the centre of the board, by Euclidean distance (A. Roth). */
    ROTH("Roth"),
    /**
     * The first in one of several orders of the moves, which change when the knight reaches certain squares, and depend
     * on n mod 8 (D. Squirrel, P. Cull, A Warnsdorff-rule algorithm for knight's tours on square chessboards, 1996).
     * Designed for full n × n boards from the top left corner, where the rule then needs no backtracking: claimed for n
     * of 112 and more, tested here for 5 to 160 and confirmed for all but 74. From other squares of such a board it is
     * an order like any other; on boards that are not square it is the move order.
     */
    SQUIRREL_CULL("Squirrel and Cull"),
    /**
     * Random: a pure function of a seed, the knight's square, its depth and the neighbour, so that replay is
     * deterministic.
     */
    RANDOM("random");

    private final String title;

    TieBreak(String title) {
        this.title = title;
    }

    /** Returns the name shown on the screen. */
    public String title() {
        return title;
    }
}
