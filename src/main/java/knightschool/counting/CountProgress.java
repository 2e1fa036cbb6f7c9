package knightschool.counting;

/** Hears now and then how far a count is. Whoever wants to end it throws, and the count ends with what was thrown. */
@FunctionalInterface
public interface CountProgress {
    /** A watch that says nothing and ends nothing. */
    CountProgress NONE = (done, squares, states) -> {};

    /**
     * @param done number of squares that the border has passed
     * @param squares number of squares in all
     * @param states number of states kept at this moment
     */
    void at(int done, int squares, long states);
}
