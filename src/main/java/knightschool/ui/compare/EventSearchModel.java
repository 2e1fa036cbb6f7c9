package knightschool.ui.compare;

import java.util.OptionalLong;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.StringProperty;
import knightschool.compare.Comparison;
import knightschool.compare.EventSearch;

/**
 * What a person has the program look for, one thing at a time: the worker searches for it, and a notice says how it
 * goes.
 */
final class EventSearchModel {
    private final CompareWorker worker;
    private final StringProperty notice;
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private long number;
    private boolean orFurthest;
    private String sought;

    /** @param notice where it says how it goes */
    EventSearchModel(CompareWorker worker, StringProperty notice) {
        this.worker = worker;
        this.notice = notice;
    }

    /**
     * Has something looked for.
     *
     * @param what its name, after "looking for the"
     * @param furthestOtherwise whether the furthest step is to be shown if it does not happen
     */
    void begin(String what, boolean furthestOtherwise, Function<Comparison, EventSearch> how) {
        orFurthest = furthestOtherwise;
        sought = what;
        notice.set(CompareWords.lookingFor(what));
        searching.set(true);
        worker.eventSearch(++number, how);
    }

    /** Takes over how far the worker has come; returns the step to be shown if that ends the search. */
    OptionalLong follow(ComparisonState report) {
        if (!searching.get() || report.eventSearch() != number || report.searchState() == null) {
            return OptionalLong.empty();
        }
        if (report.searchState() == EventSearch.State.SEARCHING) {
            notice.set(CompareWords.notYet(sought, report.searchedTo()));
            return OptionalLong.empty();
        }
        searching.set(false);
        notice.set(
                switch (report.searchState()) {
                    case NEVER -> CompareWords.NEVER;
                    case LIMIT -> CompareWords.notBeforeLimit(report.searchedTo());
                    default -> "";
                });
        boolean shows = report.searchState() == EventSearch.State.FOUND || orFurthest;
        return shows ? OptionalLong.of(report.searchedTo()) : OptionalLong.empty();
    }

    /** Gives it up. */
    void cancel() {
        if (searching.get()) {
            searching.set(false);
            notice.set("");
            worker.cancelSearch();
        }
    }

    /** Whether something is being looked for. */
    ReadOnlyBooleanProperty searchingProperty() {
        return searching.getReadOnlyProperty();
    }
}
