package knightschool.search;

/** Where the search returns to when nothing is left to try. */
public enum BackjumpRule {
    /** Nowhere: a greedy rule stops at its first dead end. */
    NONE,
    /** To the square before: the last placement is undone. */
    ONE_SQUARE,
    /**
     * To the last square but this one where a tie was seen, or to the first: <em>fast backtracking</em>. What is
     * remembered of each square left is forgotten ("Making Knight's Tour", 2021).
     *
     * <p>Of each square on the path it is remembered which of the 8 directions are spent and whether a tie was seen
     * there. A step takes one of four forms:
     *
     * <ul>
     *   <li>all 8 directions are spent: the jump back, over one square or many. On the first square it is no step, and
     *       the search is over;
     *   <li>the impossible directions are marked as spent, the one with the fewest onward moves among the rest too, and
     *       the knight goes there;
     *   <li>the same, but an unvisited square has an empty domain then: the knight is taken back in the same step;
     *   <li>the impossible directions are marked as spent, and none is left.
     * </ul>
     *
     * <p>The directions are met in move order. A tie is remembered when one has exactly as few onward moves as the best
     * that was met before it, and it stays remembered even if a better one comes after it: what counts is how things
     * stood when it was met.
     *
     * <p>The squares jumped over may have untried directions, which are never looked at again. So a search that runs
     * out of moves has proven nothing: its outcome is {@link Outcome#STOPPED}.
     */
    LAST_TIE;

    /** Whether no branch is passed over, so that a search that runs out of moves has tried them all. */
    public boolean isThorough() {
        return this == ONE_SQUARE;
    }
}
