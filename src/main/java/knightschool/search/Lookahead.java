package knightschool.search;

/**
 * The conditions under which a position is pruned before its moves are tried. All but one are <em>sound</em>: they
 * never prune a position from which a tour can be completed.
 */
public enum Lookahead {
    /** Never. */
    NONE,
    /**
     * When some unvisited square has an empty domain: no unvisited neighbour, and no move from the knight.
     *
     * <p>Sound: a tour from here enters that square from the knight or from a square that is unvisited now; it has
     * neither as a neighbour.
     */
    EMPTY_DOMAINS,
    /**
     * When some unvisited square has no unvisited neighbour although at least two squares are unvisited, even if the
     * knight could enter it.
     *
     * <p>Sound: a tour from here enters that square either from the knight, as its next square, or from a square that
     * is unvisited now. Only the knight is possible; so the square comes next, and from it no move leads to the other
     * unvisited square.
     */
    STRICT_DOMAINS,
    /**
     * When an unvisited square has no exit, or more than one has a single exit; an exit is a neighbour that is
     * unvisited or the knight's. Not tested before the first move. This is the pruning of a solver for Troyis puzzles.
     *
     * <p>Sound: every unvisited square but the last of a tour is entered by one exit and left by another. So each has
     * an exit, and at most one of them, the last, has only one.
     */
    DEAD_ENDS,
    /**
     * When an unvisited square cannot be reached from the knight through unvisited squares.
     *
     * <p>Sound: the rest of a tour is a path through unvisited squares that visits all of them.
     */
    UNREACHABLE,
    /**
     * When a domain is empty as in {@link #EMPTY_DOMAINS}, or a closed tour is searched for and the first square has no
     * unvisited neighbour although some square is unvisited.
     *
     * <p>Sound: the last square of a closed tour is a neighbour of its first, and is unvisited as long as any square
     * is.
     */
    WAY_HOME,
    /**
     * When any unvisited neighbour of the knight's square has no unvisited neighbour. <strong>Wrong on
     * purpose:</strong> this is a misreading of the description of forward checking, included for demonstration.
     *
     * <p>Not sound: when only one square is unvisited it has no unvisited neighbour, so the last move of every tour is
     * pruned. A search with this lookahead proves nothing.
     */
    STUCK_NEIGHBOUR;

    /** Returns whether a position with an empty domain is pruned. */
    boolean mindsEmptyDomains() {
        return this == EMPTY_DOMAINS || this == WAY_HOME;
    }

    /** Returns whether it never prunes a position from which a tour can be completed. */
    public boolean isSound() {
        return this != STUCK_NEIGHBOUR;
    }

    /** Returns whether the position before the first move is tested, too. */
    boolean looksAtStart() {
        return this != NONE && this != DEAD_ENDS;
    }
}
