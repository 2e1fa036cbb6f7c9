package knightschool.ui.compare;

import java.util.ArrayDeque;
import java.util.Queue;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.compare.Snapshot;
import knightschool.ui.work.LatestWork;

/**
 * Why it can no longer be done from the moment shown, while a person asks for that. Found on a thread of its own, for
 * one moment after the other; what is known of a moment is gone with it.
 */
final class ReasonsModel implements AutoCloseable {
    /** Up to this speed, in steps a second, a sentence that changes with every step can be read at all. */
    static final double READABLE = 4;

    private final Queue<Runnable> inbox = new ArrayDeque<>();
    private final LatestWork work = new LatestWork("reasons", this::post);
    private final BooleanProperty asked = new SimpleBooleanProperty(this, "asked");
    private final ReadOnlyObjectWrapper<Reasons> reasons = new ReadOnlyObjectWrapper<>(this, "reasons");
    private Snapshot moment;
    private boolean readable = true;

    ReasonsModel() {
        asked.addListener((_, _, _) -> look());
    }

    private void post(Runnable said) {
        synchronized (inbox) {
            inbox.add(said);
        }
    }

    /** Whether a person wants to know. */
    BooleanProperty askedProperty() {
        return asked;
    }

    /** The reasons at the moment shown, known or not; null where nobody asks, or could read them. */
    ReadOnlyObjectProperty<Reasons> reasonsProperty() {
        return reasons.getReadOnlyProperty();
    }

    /** Another moment is shown. */
    void show(Snapshot now) {
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
        Snapshot about = moment;
        reasons.set(isWanted() ? Reasons.looking(about) : null);
        if (isWanted()) {
            work.ask(_ -> Reasons.of(about), reasons::set, () -> asked.set(false));
        }
    }

    private boolean isWanted() {
        return asked.get() && readable && moment != null;
    }

    /** Takes over what has been found; once a pulse. */
    void tick() {
        for (Runnable said = next(); said != null; said = next()) {
            said.run();
        }
    }

    private Runnable next() {
        synchronized (inbox) {
            return inbox.poll();
        }
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
