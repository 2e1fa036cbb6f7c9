package knightschool.statemap;

/** Receives the progress of a map at intervals. It may end the computation by throwing an exception. */
@FunctionalInterface
public interface StateMapProgressListener {
    /** A listener that does nothing. */
    StateMapProgressListener NONE = (expanded, positions) -> {};

    /**
     * Receives the progress.
     *
     * @param expanded the number of positions whose moves are all known
     * @param positions the number of positions found, including these
     */
    void at(long expanded, long positions);
}
