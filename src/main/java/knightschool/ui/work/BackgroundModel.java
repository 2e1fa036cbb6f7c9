package knightschool.ui.work;

/** A part of a scene that has a thread of its own for what takes time. */
public abstract class BackgroundModel implements AutoCloseable {
    protected final BackgroundWork worker;

    /** @param worker closed with it */
    protected BackgroundModel(BackgroundWork worker) {
        this.worker = worker;
    }

    /** Whether nothing more will come by itself. */
    public boolean isSettled() {
        return !worker.isBusy();
    }

    /** Whether the thread has ended after {@link #close}. */
    public boolean isEnded() {
        return worker.isEnded();
    }

    @Override
    public void close() {
        worker.close();
    }
}
