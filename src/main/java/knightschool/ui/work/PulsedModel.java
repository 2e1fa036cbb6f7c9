package knightschool.ui.work;

import java.util.function.Function;

/**
 * A model with a background thread and without a toolkit: results are queued and applied once per pulse by
 * {@link #tick}.
 */
public abstract class PulsedModel extends BackgroundModel {
    private final Inbox inbox;

    /** @param maker makes the background thread for a queue of results */
    protected PulsedModel(Function<Inbox, BackgroundWork> maker) {
        this(maker, new Inbox());
    }

    private PulsedModel(Function<Inbox, BackgroundWork> maker, Inbox inbox) {
        super(maker.apply(inbox));
        this.inbox = inbox;
    }

    /** Applies the results that have arrived since the last call. */
    public void tick() {
        inbox.empty();
    }
}
