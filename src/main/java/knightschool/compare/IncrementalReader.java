package knightschool.compare;

/**
 * Reads something of a comparison slice by slice, so that its thread can do other things in between.
 *
 * @param <A> what is read
 */
public interface IncrementalReader<A> {
    /**
     * Finds a little more.
     *
     * @return whether more is left to find
     */
    boolean advance();

    /** What was found, after the last {@link #advance}. */
    A found();
}
