package knightschool.ui.work;

import java.util.function.Function;

/**
 * A model with a background thread, independent of the JavaFX toolkit: results are queued and applied once per pulse by
 * {@link #tick}.
 */
public abstract class PulsedBackgroundModel extends BackgroundModel {
    private final PulseTaskQueue inbox;

    /** @param maker makes the background thread for a queue of results */
    protected PulsedBackgroundModel(Function<PulseTaskQueue, BackgroundWorker> maker) {
        this(maker, new PulseTaskQueue());
    }

    private PulsedBackgroundModel(Function<PulseTaskQueue, BackgroundWorker> maker, PulseTaskQueue inbox) {
        super(maker.apply(inbox));
        this.inbox = inbox;
    }

    /** Applies the results that have arrived since the last call. */
    public void tick() {
        inbox.empty();
    }
}
