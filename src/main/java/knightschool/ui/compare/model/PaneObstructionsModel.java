package knightschool.ui.compare.model;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.compare.ComparisonSnapshot;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PulseTaskQueue;

/**
 * Why it can no longer be done from the moment shown, while a person asks for that. Found on a thread of its own, for
 * one moment after the other; what is known of a moment is gone with it. Where that breaks down nobody asks any more,
 * so that a person can ask again.
 */
final class PaneObstructionsModel implements AutoCloseable {
    /** Up to this speed, in steps a second, a sentence that changes with every step can be read at all. */
    static final double READABLE = 4;

    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final BackgroundWork work = BackgroundWork.newest("reasons", inbox);
    private final Function<ComparisonSnapshot, PaneObstructions> finder;
    private final BooleanProperty requested = new SimpleBooleanProperty(this, "requested");
    private final ReadOnlyObjectWrapper<PaneObstructions> reasons = new ReadOnlyObjectWrapper<>(this, "reasons");
    private ComparisonSnapshot moment;
    private boolean readable = true;

    PaneObstructionsModel() {
        this(PaneObstructions::of);
    }

    /** @param finder finds the reasons at a moment */
    PaneObstructionsModel(Function<ComparisonSnapshot, PaneObstructions> finder) {
        this.finder = finder;
        requested.addListener((_, _, _) -> look());
    }

    /** Whether a person wants to know. */
    BooleanProperty requestedProperty() {
        return requested;
    }

    /** The reasons at the moment shown, known or not; null where nobody asks, or could read them. */
    ReadOnlyObjectProperty<PaneObstructions> reasonsProperty() {
        return reasons.getReadOnlyProperty();
    }

    /** Another moment is shown. */
    void show(ComparisonSnapshot now) {
        moment = now;
        look();
    }

    /** Whether the moments change slowly enough to be read. */
    void readable(boolean slowly) {
        if (slowly != readable) {
            readable = slowly;
            look();
        }
    }

    private void look() {
        work.cancel();
        ComparisonSnapshot about = moment;
        reasons.set(isWanted() ? PaneObstructions.looking(about) : null);
        if (isWanted()) {
            work.ask(_ -> finder.apply(about), reasons::set, _ -> requested.set(false));
        }
    }

    private boolean isWanted() {
        return requested.get() && readable && moment != null;
    }

    /** Takes over what has been found; once a pulse. */
    void tick() {
        inbox.empty();
    }

    /** Whether the reasons are those of the moment shown, if they are wanted. */
    boolean isSettled() {
        return reasons.get() == null || reasons.get().isKnown();
    }

    @Override
    public void close() {
        work.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return work.isEnded();
    }
}
