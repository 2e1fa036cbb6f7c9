package knightschool.statemap;

/** A listener that is told now and then how far a map is. If it throws, the work ends with what it threw. */
@FunctionalInterface
public interface MapProgressListener {
    /** Does nothing with what it is told, and ends nothing. */
    MapProgressListener NONE = (expanded, found) -> {};

    /**
     * @param expanded number of positions whose moves are all known
     * @param found number of positions that were met, these included
     */
    void at(long expanded, long found);
}
