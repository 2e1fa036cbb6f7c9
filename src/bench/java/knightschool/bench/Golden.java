package knightschool.bench;

/** The published numbers of steps of a search on the full 8 × 8 board, from a8 to its first tour. */
enum Golden {
    BACKTRACKING("backtracking", 6_484_065),
    FORWARD_CHECKING("forward-checking", 1_731_697);

    private final String algorithm;
    private final long steps;

    Golden(String algorithm, long steps) {
        this.algorithm = algorithm;
        this.steps = steps;
    }

    /** The algorithm's name. */
    String algorithm() {
        return algorithm;
    }

    /**
     * That many steps, if it is as many as published.
     *
     * @throws IllegalStateException if it is not: whatever was measured was another search
     */
    long require(long made) {
        if (made != steps) {
            throw new IllegalStateException(algorithm + " made " + made + " steps instead of " + steps);
        }
        return made;
    }
}
