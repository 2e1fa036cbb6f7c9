package knightschool.search;

/**
 * Makes the steps of searches that have one representation of positions and one policy.
 *
 * @param <S> the search with that representation
 */
interface SearchLoop<S extends AbstractSearch> {
    /**
     * Makes at most the given number of steps. It ends earlier only if the goal is reached, or if the next step would
     * be a retreat from the lowest depth.
     *
     * @param lowest the depth from which the knight is not taken back, at least 1
     * @return the number of steps made
     */
    long run(S search, long steps, int lowest);

    /** Examines the position after the last placement, and creates the cursor of the knight's square. */
    void arrive(S search);
}
