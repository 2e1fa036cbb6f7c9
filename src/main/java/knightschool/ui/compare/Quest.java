package knightschool.ui.compare;

import java.util.OptionalLong;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.StringProperty;
import knightschool.compare.Comparison;
import knightschool.compare.Hunt;
import knightschool.text.Numbers;

/** What a person has the program look for, one thing at a time: the worker hunts it, and a notice says how it goes. */
final class Quest {
    private final CompareWorker worker;
    private final StringProperty notice;
    private final ReadOnlyBooleanWrapper hunting = new ReadOnlyBooleanWrapper();
    private long number;
    private boolean orFurthest;
    private String sought;

    /** @param notice where it says how it goes */
    Quest(CompareWorker worker, StringProperty notice) {
        this.worker = worker;
        this.notice = notice;
    }

    /**
     * Has something looked for.
     *
     * @param what its name, after "looking for the"
     * @param furthestOtherwise whether the furthest step is to be shown if it does not happen
     */
    void begin(String what, boolean furthestOtherwise, Function<Comparison, Hunt> how) {
        orFurthest = furthestOtherwise;
        sought = what;
        notice.set("Looking for the " + what + " …");
        hunting.set(true);
        worker.hunt(++number, how);
    }

    /** Takes over how far the worker has come; returns the step to be shown if that ends the quest. */
    OptionalLong follow(Report report) {
        if (!hunting.get() || report.hunt() != number || report.hunted() == null) {
            return OptionalLong.empty();
        }
        if (report.hunted() == Hunt.State.HUNTING) {
            notice.set("Looking for the " + sought + ": not up to step " + Numbers.grouped(report.huntedTo()) + " …");
            return OptionalLong.empty();
        }
        hunting.set(false);
        notice.set(
                switch (report.hunted()) {
                    case NEVER -> "That does not happen any more until every pane has finished.";
                    case LIMIT ->
                        "That does not happen up to step " + Numbers.grouped(report.huntedTo())
                                + ". Raise the limit to look on.";
                    default -> "";
                });
        boolean shows = report.hunted() == Hunt.State.FOUND || orFurthest;
        return shows ? OptionalLong.of(report.huntedTo()) : OptionalLong.empty();
    }

    /** Gives it up. */
    void cancel() {
        if (hunting.get()) {
            hunting.set(false);
            notice.set("");
            worker.cancelHunt();
        }
    }

    /** Whether something is being looked for. */
    ReadOnlyBooleanProperty huntingProperty() {
        return hunting.getReadOnlyProperty();
    }
}
