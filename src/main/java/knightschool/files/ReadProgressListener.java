package knightschool.files;

/** Receives the progress of reading a large file, on the thread that reads. */
@FunctionalInterface
public interface ReadProgressListener {
    /** Ignores the progress. */
    ReadProgressListener NONE = _ -> {};

    /**
     * Called after a part has been read.
     *
     * @param part the fraction read, from 0 to 1
     * @throws java.util.concurrent.CancellationException if the file is no longer wanted, which ends the reading
     */
    void reached(double part);
}
