package knightschool.search;

/** When a position is given up before its moves are tried. */
public enum Lookahead {
    /** Never. */
    NONE,
    /**
     * When some unvisited square has an empty domain: no unvisited neighbour, and not joined to the knight.
     *
     * <p>Sound: a tour from here enters that square from the knight or from a square that is unvisited now; it has
     * neither.
     */
    EMPTY_DOMAINS
}
