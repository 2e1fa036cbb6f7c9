package knightschool.search.policy;

import knightschool.text.Keyword;

/** The rules for the position to which a search returns when it has no move left to try. */
public enum BackjumpRule implements Keyword {
    /** Nowhere: a greedy rule stops as soon as the knight is stuck. */
    NONE,
    /** To the previous square: the last placement is undone. */
    ONE_SQUARE,
    /**
     * To the last square before the knight's at which a tie was seen, or to the first: <em>fast backtracking</em>. The
     * notes on the squares removed from the path are discarded ("Making Knight's Tour", 2021).
     *
     * <p>Each square on the path has a note of its spent directions, out of 8, and of whether a tie was seen there. A
     * step takes one of four forms:
     *
     * <ul>
     *   <li>all 8 directions are spent: the knight jumps back, over one or more squares. On the first square this is no
     *       step, and the search is over;
     *   <li>the impossible directions are marked as spent, as is the one with the fewest onward moves among the rest,
     *       and the knight goes there;
     *   <li>the same, but then an unvisited square has an empty domain: the knight is taken back in the same step;
     *   <li>the impossible directions are marked as spent, and none is left.
     * </ul>
     *
     * <p>The directions are examined in move order. A tie is noted when a direction has exactly as few onward moves as
     * the best one examined before it. The note stays even if a better direction follows: only the state at that time
     * counts.
     *
     * <p>That is so in the article, whose search orders by onward moves and sees empty domains. Here any order may be
     * combined with it, and any lookahead: an order by distance ties where distances are equal; where an order says
     * nothing of the squares, as move order and chance, any two directions tie.
     *
     * <p>The squares jumped over may have untried directions, which are never examined again. Therefore a search that
     * runs out of moves has proved nothing, and its outcome is {@link knightschool.search.Outcome#STOPPED}; but where
     * any two directions tie, only squares with one direction are jumped over ({@link SearchPolicy#skipsNothing}).
     */
    LAST_TIE;

    /** Returns the name shown on the screen. */
    public String title() {
        return this == NONE ? "greedy" : word().replace('-', ' ');
    }
}
