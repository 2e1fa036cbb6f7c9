package knightschool.compare;

/**
 * Reads data from a comparison slice by slice, so that its thread can do other work in between.
 *
 * @param <A> the type of the data
 */
public interface SlicedComparisonReader<A> {
    /**
     * Reads one slice.
     *
     * @return whether there is more to read
     */
    boolean advance();

    /** Returns the data. Call it after {@link #advance} has returned false. */
    A result();
}
