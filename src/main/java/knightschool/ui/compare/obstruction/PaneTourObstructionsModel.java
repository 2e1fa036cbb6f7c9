package knightschool.ui.compare.obstruction;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.compare.ComparisonSnapshot;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTaskQueue;

/**
 * The reasons why no tour can be completed from the shown step, while the user asks for them. They are searched for on
 * a background thread, for one step after the other, and discarded when another step is shown. A failure ends the
 * request, so that the user can ask again.
 */
public final class PaneTourObstructionsModel implements AutoCloseable {
    /** The greatest speed, in steps per second, at which a sentence that changes with every step can be read. */
    public static final double READABLE = 4;

    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final BackgroundWorker worker = BackgroundWorker.newest("reasons", inbox);
    private final Function<ComparisonSnapshot, PaneTourObstructions> finder;
    private final BooleanProperty requested = new SimpleBooleanProperty(this, "requested");
    private final ReadOnlyObjectWrapper<PaneTourObstructions> reasons = new ReadOnlyObjectWrapper<>(this, "reasons");
    private ComparisonSnapshot moment;
    private boolean readable = true;

    public PaneTourObstructionsModel() {
        this(PaneTourObstructions::of);
    }

    /** @param finder finds the reasons at a moment */
    PaneTourObstructionsModel(Function<ComparisonSnapshot, PaneTourObstructions> finder) {
        this.finder = finder;
        requested.addListener((_, _, _) -> look());
    }

    /** Whether the user asks for the reasons. */
    public BooleanProperty requestedProperty() {
        return requested;
    }

    /** The reasons at the shown step, known or not; null if they are not requested or could not be read. */
    public ReadOnlyObjectProperty<PaneTourObstructions> reasonsProperty() {
        return reasons.getReadOnlyProperty();
    }

    /** Sets the shown moment. */
    public void show(ComparisonSnapshot now) {
        moment = now;
        look();
    }

    /** Sets whether the moments change slowly enough to be read. */
    public void readable(boolean slowly) {
        if (slowly != readable) {
            readable = slowly;
            look();
        }
    }

    private void look() {
        worker.cancel();
        ComparisonSnapshot about = moment;
        reasons.set(isWanted() ? PaneTourObstructions.looking(about) : null);
        if (isWanted()) {
            worker.ask(_ -> finder.apply(about), reasons::set, () -> requested.set(false));
        }
    }

    private boolean isWanted() {
        return requested.get() && readable && moment != null;
    }

    /** Applies the results that have arrived; called once per pulse. */
    public void tick() {
        inbox.empty();
    }

    /** Whether the reasons of the shown step are known, if they are requested. */
    public boolean isSettled() {
        return reasons.get() == null || reasons.get().isKnown();
    }

    @Override
    public void close() {
        worker.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    public boolean isEnded() {
        return worker.isEnded();
    }
}
