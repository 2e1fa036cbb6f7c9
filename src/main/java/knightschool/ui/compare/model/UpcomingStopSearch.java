package knightschool.ui.compare.model;

import java.util.Optional;
import java.util.function.Function;
import knightschool.compare.Comparison;
import knightschool.compare.event.EventSearch;
import knightschool.ui.playback.PlaybackModel;

/**
 * Searches ahead of a forward playback for the next event that stops it: the hit of a breakpoint, or a question to a
 * class. The playback is held at the last step up to which no such event is known to occur.
 */
final class UpcomingStopSearch {
    private final PlaybackModel playback;
    private final CompareWorker worker;

    /** Whether the event is searched for, or known and not reached yet. */
    private boolean active;

    /** The number of the search. */
    private long number;

    /** The event; empty until it is known. */
    private Optional<CompareWorkerReport.EventReport> foundEvent = Optional.empty();

    UpcomingStopSearch(PlaybackModel playback, CompareWorker worker) {
        this.playback = playback;
        this.worker = worker;
    }

    /** Starts a search for the event. */
    void begin(Function<Comparison, EventSearch> how) {
        active = true;
        playback.hold(playback.step());
        number = worker.eventSearch(how);
    }

    /** Ends the search. */
    void end() {
        if (active) {
            active = false;
            foundEvent = Optional.empty();
            playback.release();
            worker.cancelSearch();
        }
    }

    /** Returns whether a report is about this search. */
    boolean isOf(CompareWorkerReport.EventReport report) {
        return active && report.number() == number && report.state() != null;
    }

    /** Applies the progress of the search. */
    void follow(CompareWorkerReport.EventReport report) {
        boolean happens = report.state() == EventSearch.State.SEARCHING || report.state() == EventSearch.State.FOUND;
        if (happens) {
            playback.hold(report.step());
        } else {
            playback.release();
        }
        foundEvent = Optional.of(report).filter(one -> one.state() == EventSearch.State.FOUND);
    }

    /** Returns the event if the playback has reached it. */
    Optional<CompareWorkerReport.EventReport> reached() {
        return foundEvent.filter(event -> playback.step() >= event.step());
    }
}
