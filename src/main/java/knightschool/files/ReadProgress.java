package knightschool.files;

/** Is told how far something is read that may take seconds; called on the thread that reads. */
@FunctionalInterface
public interface ReadProgress {
    /** Nobody waits for it. */
    ReadProgress NONE = _ -> {};

    /**
     * So much is read.
     *
     * @param part of the whole, from 0 to 1
     * @throws java.util.concurrent.CancellationException if nobody wants it any more; it ends the reading
     */
    void reached(double part);
}
