package knightschool.search;

/**
 * The inner loop of a search on one form of position, made for one policy.
 *
 * @param <S> the form of position
 */
interface SearchLoop<S extends AbstractSearch> {
    /**
     * Makes at most that many steps. It ends earlier only where the goal is reached, or where the next step would be a
     * retreat from the lowest depth.
     *
     * @param lowest the depth from which the knight is not taken back, at least 1
     * @return the number of steps made
     */
    long run(S search, long steps, int lowest);

    /** Looks at the position that the last placement made, and makes the cursor of the knight's square. */
    void arrive(S search);
}
