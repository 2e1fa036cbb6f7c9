package knightschool.ui.work;

import java.util.function.Function;

/** A part of a scene with a thread of its own, which knows no toolkit: what has come is taken over once a pulse. */
public abstract class PulsedModel extends BackgroundModel {
    private final Inbox inbox;

    /** @param maker makes the worker for an inbox */
    protected PulsedModel(Function<Inbox, BackgroundWork> maker) {
        this(maker, new Inbox());
    }

    private PulsedModel(Function<Inbox, BackgroundWork> maker, Inbox inbox) {
        super(maker.apply(inbox));
        this.inbox = inbox;
    }

    /** Takes over what has come. */
    public void tick() {
        inbox.empty();
    }
}
