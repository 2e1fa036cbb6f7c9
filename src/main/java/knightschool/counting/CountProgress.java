package knightschool.counting;

/** A listener that is told now and then how far a count is. If it throws, the count ends with what it threw. */
@FunctionalInterface
public interface CountProgress {
    /** Does nothing with what it is told, and ends nothing. */
    CountProgress NONE = (done, squares, states) -> {};

    /**
     * @param done number of squares that the border has passed
     * @param squares number of squares in all
     * @param states number of states kept at this moment
     */
    void at(int done, int squares, long states);
}
