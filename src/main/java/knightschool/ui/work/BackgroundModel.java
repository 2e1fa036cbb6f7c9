package knightschool.ui.work;

import javafx.beans.property.ReadOnlyBooleanProperty;

/** A model with one background thread for long computations. Closing the model ends the thread. */
public abstract class BackgroundModel implements AutoCloseable {
    protected final BackgroundWorker worker;

    /** @param worker closed with it */
    protected BackgroundModel(BackgroundWorker worker) {
        this.worker = worker;
    }

    /** Whether no result is pending: without further requests the model no longer changes. */
    public boolean isSettled() {
        return !worker.isBusy();
    }

    /** Whether a result is pending. */
    public ReadOnlyBooleanProperty busyProperty() {
        return worker.busyProperty();
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
