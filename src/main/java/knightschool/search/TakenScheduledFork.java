package knightschool.search;

/**
 * A fork that a search has taken, that is, a choice against the order of the search, with the node of the search tree
 * where the choice was made.
 *
 * @param square the square that was moved to the front of those left to try
 * @param path the squares visited at the node
 * @param untried the number of squares left to try there, including that square
 */
record TakenScheduledFork(int square, KnightPath path, int untried) {
    /** Returns whether the fork was taken at the current node of a search. Takes time proportional to the depth. */
    boolean isAt(Search search) {
        if (search.depth() != path.length()) {
            return false;
        }
        for (int i = path.length() - 1; i >= 0; i--) {
            if (search.square(i) != path.square(i)) {
                return false;
            }
        }
        return true;
    }
}
