package knightschool.search;

/**
 * A fork that a search has taken, with the node where it did.
 *
 * @param square what was moved to the front of the squares to be tried
 * @param path the squares visited there
 * @param untried how many squares were still to be tried from the last of them
 */
record TakenFork(int square, Path path, int untried) {
    /** Whether it was taken at the node where a search stands. */
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
