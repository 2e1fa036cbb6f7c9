package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonJumpTarget;
import knightschool.compare.EventSearch;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.PlaybackState;
import knightschool.ui.playback.StepPlayer;

/**
 * The player of a comparison: playback, single steps, jumps and searches for events, one at a time. A request ends the
 * previous one. But the moment of an opened set-up is reached first, and steps continue from there.
 */
public final class ComparisonPlayer implements StepPlayer {
    private final PlaybackModel playback;
    private final CompareWorker worker;
    private final BreakpointsModel stops;
    private final Supplier<Board> board;
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private final List<Runnable> afterOpening = new ArrayList<>();
    private Sought goal;

    /** Makes a jump that can be undone. */
    private Consumer<Runnable> jumpHandler = Runnable::run;

    /** Looks for the next moment at which a class is asked; empty where it is not. */
    private Supplier<Optional<Function<Comparison, EventSearch>>> asking = Optional::empty;

    /** Told how the look for such a moment has ended. */
    private Consumer<EventSearch.State> asked = _ -> {};

    /** Whether the next strike of a breakpoint or question is searched for in advance during the playback. */
    private boolean watching;

    /** The next strike or question during the playback; null until it is known. */
    private CompareWorkerReport.EventReport ahead;

    private long number;
    private long asks;

    /**
     * A search for an event.
     *
     * @param eventName the name of the event, after "looking for the"
     * @param aim the purpose of the search
     * @param never the notice if the event does not occur any more
     * @param how creates the search
     * @param arrived the notice when the event was found
     */
    private record Sought(
            String eventName,
            Aim aim,
            String never,
            Function<Comparison, EventSearch> how,
            Function<CompareWorkerReport.EventReport, String> arrived) {
        /** Creates a search without a notice when the event was found, since the display shows it. */
        Sought(String what, Aim aim, String never, Function<Comparison, EventSearch> how) {
            this(what, aim, never, how, _ -> "");
        }

        /** Whether the search is for the moment of an opened set-up. */
        boolean opening() {
            return aim == Aim.OPENING;
        }
    }

    /** The purpose of a search for an event. */
    private enum Aim {
        /** To show the moment of an opened set-up, or the furthest step if it does not occur. */
        OPENING,
        /** To stop where a breakpoint strikes. */
        STOP,
        /** To go there in a way that can be undone. */
        JUMP,
        /** To ask a class there. */
        QUESTION,
        /** To go there. */
        OTHER
    }

    /**
     * @param worker searches for events
     * @param stops the breakpoints of the playback
     * @param board supplies the board whose squares are named
     */
    ComparisonPlayer(PlaybackModel playback, CompareWorker worker, BreakpointsModel stops, Supplier<Board> board) {
        this.playback = playback;
        this.worker = worker;
        this.stops = stops;
        this.board = board;
    }

    /** Pauses the playback and cancels a search for an event. The shown step stays. */
    @Override
    public void pause() {
        cancelSearch();
        playback.pause();
        notice.set("");
    }

    /** Cancels a search for an event. The shown step stays. */
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

    /** Pauses the playback or cancels a search for an event; otherwise removes the notice. */
    public void dismiss() {
        if (playback.isPlaying()) {
            pause();
            return;
        }
        // Cancelling the search for the opened moment is no request for another one: the moment of the set-up is kept.
        long before = asks;
        boolean opening = isOpening();
        cancelSearch();
        asks = opening ? before : asks;
        notice.set("");
        watch();
    }

    /** Removes the notice, unless an event is being searched for. */
    public void clearNotice() {
        if (!searching.get()) {
            notice.set("");
        }
    }

    /** The number of requests so far. It is unchanged as long as the user has not requested another moment. */
    public long asks() {
        return asks;
    }

    @Override
    public PlaybackState direction() {
        return playback.direction();
    }

    @Override
    public void play(PlaybackState way) {
        afterOpening(() -> {
            pause();
            playback.play(way);
            watch();
        });
    }

    @Override
    public void reach(long step) {
        pause();
        playback.reach(step);
    }

    /**
     * Goes a number of steps forward, or back if negative, from the last requested step, which may not be shown yet.
     */
    @Override
    public void step(long by) {
        afterOpening(() -> {
            pause();
            playback.step(by);
        });
    }

    /** Runs an action that starts at the shown step; if a set-up is being opened, once its moment is shown. */
    void afterOpening(Runnable act) {
        if (isOpening()) {
            afterOpening.add(act);
        } else {
            act.run();
        }
    }

    /** Whether the moment of an opened set-up is still being searched for. */
    public boolean isOpening() {
        return searching.get() && goal.opening();
    }

    /** Goes to the next occurrence of an event after the shown step. */
    public void untilNext(ComparisonJumpTarget event) {
        afterOpening(() -> look(event, playback.step(), false));
    }

    /** @param handler runs each jump to a step that was searched for, and makes it undoable */
    public void setJumpHandler(Consumer<Runnable> handler) {
        jumpHandler = handler;
    }

    /**
     * Has a class asked at moments of a run.
     *
     * @param questions looks for the next such moment after the step shown; empty where nobody is asked
     * @param handler told how the look has ended; the moment that was found is on its way
     */
    void setQuestions(
            Supplier<Optional<Function<Comparison, EventSearch>>> questions, Consumer<EventSearch.State> handler) {
        asking = questions;
        asked = handler;
    }

    /** Goes to the next moment at which a class is asked. */
    void untilQuestion() {
        asking.get()
                .ifPresent(how ->
                        look(new Sought(CompareWords.NEXT_QUESTION, Aim.QUESTION, CompareWords.NO_QUESTION, how)));
    }

    /** The board of the searches. */
    Board board() {
        return board.get();
    }

    /** The step that was asked for last. */
    long stepAsked() {
        return playback.step();
    }

    /** Goes to the next step after the shown one at which two panes that agreed begin to differ. */
    void untilDifference() {
        long from = playback.step();
        look(new Sought(
                ComparisonJumpTarget.DIFFERENCE.label(),
                Aim.JUMP,
                from == 0 ? CompareWords.ALWAYS_ALIKE : CompareWords.NO_DIFFERENCE,
                comparison -> new EventSearch(comparison, ComparisonJumpTarget.DIFFERENCE, from)));
    }

    /** Goes to the next step after the shown one at which a breakpoint strikes in a visible pane. */
    public void untilStop() {
        afterOpening(() ->
                look(new Sought(BreakpointWords.NEXT, Aim.STOP, BreakpointWords.NEVER, stops.after(playback.step()))));
    }

    /** Adapts a running search for strikes to the current breakpoints. */
    void followStops() {
        if (searching.get() && goal.aim() == Aim.QUESTION) {
            asking.get().ifPresentOrElse(_ -> untilQuestion(), this::cancelSearch);
        } else if (!searching.get() || goal.aim() != Aim.STOP) {
            watch();
        } else if (stops.all().isEmpty()) {
            cancelSearch();
        } else {
            untilStop();
        }
    }

    /**
     * Starts to search ahead of a forward playback for the next question to a class and the next strike of a
     * breakpoint. The playback is held at the step up to which it is known that there is neither. Without a forward
     * playback nothing is searched for.
     */
    void watch() {
        unwatch();
        if (playback.direction() == PlaybackState.FORWARD) {
            next().ifPresent(how -> {
                watching = true;
                playback.hold(playback.step());
                worker.eventSearch(++number, how);
            });
        }
    }

    /** Creates the search for whatever stops the playback; empty if nothing does. */
    private Optional<Function<Comparison, EventSearch>> next() {
        Optional<Function<Comparison, EventSearch>> question = asking.get();
        Optional<Function<Comparison, EventSearch>> stop =
                stops.all().isEmpty() ? Optional.empty() : Optional.of(stops.after(playback.step()));
        return question.isPresent() && stop.isPresent()
                ? Optional.of(comparison -> EventSearch.first(
                        question.get().apply(comparison), stop.get().apply(comparison)))
                : question.or(() -> stop);
    }

    /** Ends the search for strikes and questions during the playback. */
    void unwatch() {
        if (watching) {
            watching = false;
            ahead = null;
            playback.release();
            worker.cancelSearch();
        }
    }

    /** Stops the playback where a breakpoint strikes or a class is asked; called after each frame. */
    void stopAtStrike() {
        CompareWorkerReport.EventReport next = ahead;
        if (next != null && playback.step() >= next.step()) {
            unwatch();
            playback.pause();
            if (!next.strikes().isEmpty()) {
                strike(next);
            }
            next.turn().filter(EventSearch.State.FOUND::equals).ifPresent(asked);
        }
    }

    private void strike(CompareWorkerReport.EventReport report) {
        stops.addHits(report.strikes());
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
        report.turn()
                .filter(turn -> turn == EventSearch.State.NEVER || turn == EventSearch.State.LIMIT)
                .ifPresent(asked);
    }

    /**
     * Goes to the next occurrence of an event in one pane.
     *
     * @param pane the index of the pane, from 0
     */
    void untilNextIn(int pane, ComparisonJumpTarget event) {
        long from = playback.step();
        look(new Sought(
                event.label(),
                Aim.OTHER,
                CompareWords.NEVER_HERE,
                comparison -> EventSearch.in(comparison, pane, event, from),
                report -> arrived(event, report)));
    }

    /** The notice for an event in one pane. Only for a fall of the depth the boards do not show the pane. */
    private String arrived(ComparisonJumpTarget event, CompareWorkerReport.EventReport report) {
        return event.kind() == ComparisonJumpTarget.Kind.FALL
                ? CompareWords.depthDropText(report.step(), report.panes(), board.get(), event.number())
                : "";
    }

    /**
     * Goes to the first occurrence of an event, or to the furthest step if there is none, as the moment of an opened
     * set-up.
     */
    public void open(ComparisonJumpTarget event) {
        look(event, 0, true);
    }

    private void look(ComparisonJumpTarget event, long from, boolean opening) {
        look(new Sought(
                event.label(),
                opening ? Aim.OPENING : Aim.OTHER,
                CompareWords.NEVER,
                comparison -> new EventSearch(comparison, event, from),
                report -> arrived(event, report)));
    }

    /**
     * Searches for an event and jumps to its step.
     *
     * @param event the name of the event, after "looking for the"
     */
    void look(String event, Function<Comparison, EventSearch> how) {
        look(new Sought(event, Aim.JUMP, CompareWords.NEVER, how));
    }

    private void look(Sought next) {
        pause();
        goal = next;
        // What is said while something is looked for is not shown at once: first it has to be known that it is.
        searching.set(true);
        notice.set(CompareWords.lookingFor(next.eventName()));
        lookAgain();
    }

    /** Repeats the current search in searches that were restarted. */
    void lookAgain() {
        worker.eventSearch(++number, goal.how());
    }

    /** Applies the progress of the search for an event, and goes to the step that it has found. */
    void follow(CompareWorkerReport.EventReport report) {
        if (watching && report.number() == number && report.state() != null) {
            lookAhead(report);
        }
        if (!searching.get() || report.number() != number || report.state() == null) {
            return;
        }
        if (report.state() == EventSearch.State.SEARCHING) {
            notice.set(CompareWords.notYet(goal.eventName(), report.step()));
            return;
        }
        notice.set(
                switch (report.state()) {
                    case NEVER -> goal.never();
                    case LIMIT -> CompareWords.notBeforeLimit(report.step());
                    case FOUND -> goal.arrived().apply(report);
                    case SEARCHING -> "";
                });
        searching.set(false);
        if (!report.strikes().isEmpty()) {
            strike(report);
        }
        if (goal.aim() == Aim.QUESTION) {
            endQuestion(report);
            return;
        }
        if (report.state() == EventSearch.State.FOUND && goal.aim() == Aim.JUMP) {
            jumpHandler.accept(() -> playback.jump(report.step()));
        } else if (report.state() == EventSearch.State.FOUND || goal.opening()) {
            playback.jump(report.step());
        }
        List<Runnable> waiting = List.copyOf(afterOpening);
        afterOpening.clear();
        waiting.forEach(Runnable::run);
    }

    private void endQuestion(CompareWorkerReport.EventReport report) {
        if (report.state() == EventSearch.State.FOUND) {
            playback.jump(report.step());
        }
        asked.accept(report.state());
    }

    /** Whether an event is being searched for. */
    public ReadOnlyBooleanProperty searchingProperty() {
        return searching.getReadOnlyProperty();
    }

    /** Shows a notice. */
    void say(String words) {
        // Said again, the same is heard again.
        notice.set("");
        notice.set(words);
    }

    /** The current notice, such as that an event is being searched for; empty if there is none. */
    public ReadOnlyStringProperty noticeProperty() {
        return notice.getReadOnlyProperty();
    }
}
