package knightschool.ui.compare;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import knightschool.ui.compare.pane.PaneIdentity;

/**
 * The searches of changed panes that are not on screen yet. The panes before the change stay on screen until the first
 * step of the new searches is known, so that no pane is empty, but at most for {@link #LONGEST}, because everything
 * else on screen is already about the new searches.
 */
final class PanesAwaitingDisplay {
    /** How long panes whose searches have changed stay on screen at most. */
    static final Duration LONGEST = Duration.ofMillis(300);

    private List<PaneIdentity> searches = List.of();
    private OptionalLong since = OptionalLong.empty();
    private boolean overdue;

    /** Awaits panes, instead of those awaited before; what is on screen becomes no younger. */
    void await(List<PaneIdentity> now) {
        searches = now;
    }

    boolean isEmpty() {
        return searches.isEmpty();
    }

    /** Returns whether the panes have been awaited for so long that they are shown without a step. */
    boolean isOverdue() {
        return overdue;
    }

    /** Ends the waiting: the panes are due now, if any are awaited. */
    void hurry() {
        overdue = !searches.isEmpty();
    }

    /**
     * Takes the time, once per pulse.
     *
     * @param nanos the time of the pulse, in nanoseconds from an arbitrary origin
     */
    void tick(long nanos) {
        if (searches.isEmpty()) {
            return;
        }
        if (since.isEmpty()) {
            since = OptionalLong.of(nanos);
        }
        overdue = nanos - since.getAsLong() >= LONGEST.toNanos();
    }

    /** Returns the searches of the awaited panes, from left to right; none is awaited any more. */
    List<PaneIdentity> take() {
        List<PaneIdentity> due = searches;
        searches = List.of();
        since = OptionalLong.empty();
        overdue = false;
        return due;
    }
}
