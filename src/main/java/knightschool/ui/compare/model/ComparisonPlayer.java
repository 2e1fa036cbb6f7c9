package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonEvent;
import knightschool.compare.EventSearch;
import knightschool.ui.playback.PlayDirection;
import knightschool.ui.playback.Playback;
import knightschool.ui.playback.StepPlayer;

/**
 * What a person asks of the clock: to play, to step, to jump, to look for something, one thing at a time. Whatever is
 * asked ends what was asked before; but a moment that was opened is gone to first, and steps go on from there.
 */
public final class ComparisonPlayer implements StepPlayer {
    private final Playback playback;
    private final CompareWorker worker;
    private final BreakpointsModel stops;
    private final Supplier<Board> board;
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private final List<Runnable> afterOpening = new ArrayList<>();
    private Sought sought;

    /** Makes a jump that can be taken back. */
    private Consumer<Runnable> jumpHandler = Runnable::run;

    /** Whether, while it plays, what it will stop at is looked for ahead of it. */
    private boolean watching;

    /** The next that it will stop at while it plays; null as long as it is not known. */
    private CompareWorkerReport.EventReport ahead;

    private long number;
    private long asks;

    /**
     * What is looked for.
     *
     * @param what its name, after "looking for the"
     * @param never what is said where it does not come any more
     * @param how looks for it
     * @param arrived what is said where it was found
     */
    private record Sought(
            String what,
            Aim aim,
            String never,
            Function<Comparison, EventSearch> how,
            Function<CompareWorkerReport.EventReport, String> arrived) {
        /** Nothing is said where it was found: what is shown there says it. */
        Sought(String what, Aim aim, String never, Function<Comparison, EventSearch> how) {
            this(what, aim, never, how, _ -> "");
        }

        /** Whether it is a moment that was opened. */
        boolean opening() {
            return aim == Aim.OPENING;
        }
    }

    /** What something is looked for for. */
    private enum Aim {
        /** To show the moment that was opened, and the furthest step if it does not come. */
        OPENING,
        /** To stop where a breakpoint strikes. */
        STOP,
        /** To go there, and back again. */
        DIFFERENCE,
        /** To go there. */
        OTHER
    }

    /**
     * @param worker looks for things
     * @param stops what playing stops at
     * @param board whose squares are named
     */
    ComparisonPlayer(Playback playback, CompareWorker worker, BreakpointsModel stops, Supplier<Board> board) {
        this.playback = playback;
        this.worker = worker;
        this.stops = stops;
        this.board = board;
    }

    /** Stops playing and looking for something; the moment shown stays. */
    @Override
    public void pause() {
        cancelSearch();
        playback.pause();
        notice.set("");
    }

    /** Stops looking for something; the moment shown stays. */
    public void cancelSearch() {
        asks++;
        afterOpening.clear();
        unwatch();
        if (searching.get()) {
            notice.set("");
            searching.set(false);
            worker.cancelSearch();
        }
    }

    /** Stops playing or looking for something, or takes away what was said. */
    public void dismiss() {
        if (playback.isPlaying()) {
            pause();
            return;
        }
        // Whoever does not wait for the moment that was opened has not asked for another: it is kept as it is written.
        long before = asks;
        boolean opening = isOpening();
        cancelSearch();
        asks = opening ? before : asks;
        notice.set("");
        watch();
    }

    /** Takes away what was said; what is looked for goes on, and is said. */
    public void unsay() {
        if (!searching.get()) {
            notice.set("");
        }
    }

    /** How often something was asked: as long as it is the same, nobody has asked for another moment. */
    public long asks() {
        return asks;
    }

    @Override
    public PlayDirection direction() {
        return playback.direction();
    }

    @Override
    public void play(PlayDirection way) {
        afterOpening(() -> {
            pause();
            playback.play(way);
            watch();
        });
    }

    @Override
    public void reach(long wanted) {
        pause();
        playback.reach(wanted);
    }

    /** Goes that many steps on from the step asked for last, which may not be shown yet; back for a negative number. */
    @Override
    public void step(long by) {
        afterOpening(() -> {
            pause();
            playback.step(by);
        });
    }

    /** What begins at the step shown waits until that is the moment which was opened. */
    void afterOpening(Runnable act) {
        if (isOpening()) {
            afterOpening.add(act);
        } else {
            act.run();
        }
    }

    /** Whether the moment that was opened is still looked for. */
    public boolean isOpening() {
        return searching.get() && sought.opening();
    }

    /** Goes to the next time that something happens after the step shown. */
    public void untilNext(ComparisonEvent event) {
        afterOpening(() -> look(event, playback.step(), false));
    }

    /** @param handler makes a jump to a difference, so that it can be taken back */
    public void setJumpHandler(Consumer<Runnable> handler) {
        jumpHandler = handler;
    }

    /** Goes to the next step after the one shown with which two panes that agreed begin to differ. */
    void untilDifference() {
        long from = playback.step();
        look(new Sought(
                ComparisonEvent.DIFFERENCE.label(),
                Aim.DIFFERENCE,
                from == 0 ? CompareWords.ALWAYS_ALIKE : CompareWords.NO_DIFFERENCE,
                comparison -> new EventSearch(comparison, ComparisonEvent.DIFFERENCE, from)));
    }

    /** Goes to the next step after the one shown at which a breakpoint strikes in a pane that is seen. */
    public void untilStop() {
        afterOpening(() ->
                look(new Sought(BreakpointWords.NEXT, Aim.STOP, BreakpointWords.NEVER, stops.after(playback.step()))));
    }

    /** Stops at what there is to stop at now, and at nothing of what there was, where it was looked for already. */
    void followStops() {
        if (!searching.get() || sought.aim() != Aim.STOP) {
            watch();
        } else if (stops.all().isEmpty()) {
            cancelSearch();
        } else {
            untilStop();
        }
    }

    /**
     * What plays forward plays no further than it is known that no breakpoint strikes; looked for anew from the step
     * shown. Nothing where nothing plays.
     */
    void watch() {
        unwatch();
        if (playback.direction() == PlayDirection.FORWARD && !stops.all().isEmpty()) {
            watching = true;
            playback.hold(playback.step());
            worker.eventSearch(++number, stops.after(playback.step()));
        }
    }

    /** Breakpoints are not looked for any more while it plays. */
    void unwatch() {
        if (watching) {
            watching = false;
            ahead = null;
            playback.release();
            worker.cancelSearch();
        }
    }

    /** Stops what plays where a breakpoint strikes; after each frame. */
    void stopAtStrike() {
        CompareWorkerReport.EventReport next = ahead;
        if (next != null && playback.step() >= next.step()) {
            unwatch();
            playback.pause();
            strike(next);
        }
    }

    private void strike(CompareWorkerReport.EventReport report) {
        stops.struck(report.strikes());
        notice.set(stops.listedProperty().get() ? "" : BreakpointWords.stopped(report.strikes(), board.get()));
    }

    private void lookAhead(CompareWorkerReport.EventReport report) {
        boolean happens = report.state() == EventSearch.State.SEARCHING || report.state() == EventSearch.State.FOUND;
        if (happens) {
            playback.hold(report.step());
        } else {
            playback.release();
        }
        ahead = report.state() == EventSearch.State.FOUND ? report : null;
    }

    /** Goes to the next time that something happens in one pane, by its number from 0. */
    void untilNextIn(int pane, ComparisonEvent event) {
        long from = playback.step();
        look(new Sought(
                event.label(),
                Aim.OTHER,
                CompareWords.NEVER_HERE,
                comparison -> EventSearch.in(comparison, pane, event, from),
                report -> arrived(event, report)));
    }

    /** Of a fall it is not seen on the boards in which pane it was waited for. */
    private static String arrived(ComparisonEvent event, CompareWorkerReport.EventReport report) {
        return event.kind() == ComparisonEvent.Kind.FALL
                ? CompareWords.fell(report.step(), report.panes(), event.number())
                : "";
    }

    /** Opens the first time that something happens; the furthest step if it does not. */
    public void open(ComparisonEvent event) {
        look(event, 0, true);
    }

    private void look(ComparisonEvent event, long from, boolean opening) {
        look(new Sought(
                event.label(),
                opening ? Aim.OPENING : Aim.OTHER,
                CompareWords.NEVER,
                comparison -> new EventSearch(comparison, event, from),
                report -> arrived(event, report)));
    }

    /**
     * Goes where an event search ends.
     *
     * @param what its name, after "looking for the"
     */
    void look(String what, Function<Comparison, EventSearch> how) {
        look(new Sought(what, Aim.OTHER, CompareWords.NEVER, how));
    }

    private void look(Sought next) {
        pause();
        sought = next;
        // What is said while something is looked for is not shown at once: first it has to be known that it is.
        searching.set(true);
        notice.set(CompareWords.lookingFor(next.what()));
        lookAgain();
    }

    /** Looks for the same in searches that began anew. */
    void lookAgain() {
        worker.eventSearch(++number, sought.how());
    }

    /** Takes over how far the worker has come, and goes to the step that it found. */
    void follow(CompareWorkerReport.EventReport report) {
        if (watching && report.number() == number && report.state() != null) {
            lookAhead(report);
        }
        if (!searching.get() || report.number() != number || report.state() == null) {
            return;
        }
        if (report.state() == EventSearch.State.SEARCHING) {
            notice.set(CompareWords.notYet(sought.what(), report.step()));
            return;
        }
        notice.set(
                switch (report.state()) {
                    case NEVER -> sought.never();
                    case LIMIT -> CompareWords.notBeforeLimit(report.step());
                    case FOUND -> sought.arrived().apply(report);
                    case SEARCHING -> "";
                });
        searching.set(false);
        if (!report.strikes().isEmpty()) {
            strike(report);
        }
        if (report.state() == EventSearch.State.FOUND && sought.aim() == Aim.DIFFERENCE) {
            jumpHandler.accept(() -> playback.jump(report.step()));
        } else if (report.state() == EventSearch.State.FOUND || sought.opening()) {
            playback.jump(report.step());
        }
        List<Runnable> waiting = List.copyOf(afterOpening);
        afterOpening.clear();
        waiting.forEach(Runnable::run);
    }

    /** Whether something is being looked for. */
    public ReadOnlyBooleanProperty searchingProperty() {
        return searching.getReadOnlyProperty();
    }

    /** Says something that a person should know now. */
    void say(String words) {
        // Said again, the same is heard again.
        notice.set("");
        notice.set(words);
    }

    /** What a person should know now, such as that something is looked for; mostly empty. */
    public ReadOnlyStringProperty noticeProperty() {
        return notice.getReadOnlyProperty();
    }
}
