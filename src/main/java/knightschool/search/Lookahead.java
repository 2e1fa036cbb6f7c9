package knightschool.search;

/**
 * When a position is given up before its moves are tried. Each but one is <em>sound</em>: it never gives up a position
 * from which a tour can be completed.
 */
public enum Lookahead {
    /** Never. */
    NONE,
    /**
     * When some unvisited square has an empty domain: no unvisited neighbour, and not joined to the knight.
     *
     * <p>Sound: a tour from here enters that square from the knight or from a square that is unvisited now; it has
     * neither.
     */
    EMPTY_DOMAINS,
    /**
     * When some unvisited square has no unvisited neighbour though at least two squares are unvisited, even if the
     * knight could step on it.
     *
     * <p>Sound: a tour from here enters that square from the knight, as its next square, or from a square that is
     * unvisited now. It has none of these but the knight; so it comes next, and from it nothing leads to the other
     * unvisited square.
     */
    STRICT_DOMAINS,
    /**
     * When an unvisited square has no exit, or more than one has a single exit; an exit is a neighbour that is
     * unvisited or the knight's. Not looked at before the first move. It is the pruning of a solver for Troyis puzzles.
     *
     * <p>Sound: every unvisited square but the last of a tour is entered by one exit and left by another. So each has
     * an exit, and at most one of them, the last, has only one.
     */
    DEAD_ENDS,
    /**
     * When an unvisited square cannot be reached from the knight through unvisited squares.
     *
     * <p>Sound: the rest of a tour from here is such a path, and passes through every unvisited square.
     */
    UNREACHABLE,
    /**
     * When a domain is empty as in {@link #EMPTY_DOMAINS}, or a closed tour is sought and the first square has no
     * unvisited neighbour though some square is unvisited.
     *
     * <p>Sound: the last square of a closed tour is a neighbour of its first, and it is unvisited as long as any square
     * is.
     */
    WAY_HOME,
    /**
     * When any unvisited neighbour of the knight's square has no unvisited neighbour. <strong>Wrong on
     * purpose:</strong> it is forward checking as a hasty reader of its description would write it, kept to be shown.
     *
     * <p>Not sound: when only one square is unvisited it has no unvisited neighbour, so that the last move of every
     * tour is refused. A search that gives positions up by it proves nothing.
     */
    STUCK_NEIGHBOUR;

    /** Whether it gives up a position with an empty domain. */
    boolean mindsEmptyDomains() {
        return this == EMPTY_DOMAINS || this == WAY_HOME;
    }

    /** Whether it never gives up a position from which a tour can be completed. */
    public boolean isSound() {
        return this != STUCK_NEIGHBOUR;
    }

    /** Whether the position before the first move is looked at, too. */
    boolean looksAtStart() {
        return this != NONE && this != DEAD_ENDS;
    }
}
