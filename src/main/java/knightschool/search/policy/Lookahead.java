package knightschool.search.policy;

import knightschool.text.Keyword;

/**
 * The conditions under which a position is pruned before its moves are tried. All but one are <em>sound</em>: they
 * never prune a position from which a tour can be completed.
 */
public enum Lookahead implements Keyword {
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
     * When an unvisited square has no open move, or more than one has a single one; an open move leads to a neighbour
     * that is unvisited or the knight's. Not tested before the first move. This is the pruning of a solver for Troyis
     * puzzles.
     *
     * <p>Sound: every unvisited square but the last of a tour is entered by one open move and left by another. So each
     * has an open move, and at most one of them, the last, has only one.
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
     * When the removal of one square separates the unvisited squares so that no path from the knight visits all of
     * them: into two parts without the knight or, if it is the knight's own square, into two parts. This includes
     * unvisited squares that cannot be reached at all (articulation points as in J. Hopcroft, R. Tarjan: Algorithm 447,
     * 1973).
     *
     * <p>Sound: the rest of a tour visits the removed square once, so it reaches at most one of the parts behind it.
     *
     * @see knightschool.obstruction.Cut
     */
    CUTS,
    /**
     * When the numbers of squares of the two colours rule a tour out. Tested before the first move only: moves lead to
     * light and dark squares in turn, so the answer is the same in every later position.
     *
     * <p>Sound: see {@link knightschool.obstruction.ColourImbalance}.
     */
    COLOURS,
    /**
     * When any unvisited neighbour of the knight's square has no unvisited neighbour. <strong>Wrong on
     * purpose:</strong> this is a misreading of the description of forward checking, included for demonstration.
     *
     * <p>Not sound: when only one square is unvisited it has no unvisited neighbour, so the last move of every tour is
     * pruned. A search with this lookahead proves nothing.
     */
    STUCK_NEIGHBOUR;

    /** Returns the name shown on the screen. */
    public String title() {
        return word().replace('-', ' ');
    }

    /** Returns whether it never prunes a position from which a tour can be completed. */
    public boolean isSound() {
        return this != STUCK_NEIGHBOUR;
    }

    /**
     * Returns whether the other condition implies this one. Then a search with this condition makes the same steps with
     * the other condition added.
     */
    public boolean covers(Lookahead other) {
        return switch (this) {
            case STRICT_DOMAINS, UNREACHABLE, WAY_HOME -> other == EMPTY_DOMAINS;
            case CUTS -> other == EMPTY_DOMAINS || other == STRICT_DOMAINS || other == UNREACHABLE;
            case NONE, EMPTY_DOMAINS, DEAD_ENDS, COLOURS, STUCK_NEIGHBOUR -> false;
        };
    }
}
