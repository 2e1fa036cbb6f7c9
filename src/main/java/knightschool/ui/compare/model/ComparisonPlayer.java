package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.LongProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleLongProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.compare.event.EventSearch;
import knightschool.ui.compare.breakpoint.BreakpointWords;
import knightschool.ui.compare.breakpoint.BreakpointsModel;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.playback.SteppablePlayback;

/**
 * The player of a comparison: playback, single steps, jumps and searches for events, one at a time. A request ends the
 * previous one, except that the moment of an opened set-up is always reached: steps that are requested meanwhile are
 * counted from there.
 */
public final class ComparisonPlayer implements SteppablePlayback {
    private final PlaybackModel playback;
    private final CompareWorker worker;
    private final BreakpointsModel stops;
    private final Supplier<Board> board;
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper openingSearch = new ReadOnlyBooleanWrapper();

    /** The last step that may be shown. */
    private final LongProperty bound = new SimpleLongProperty(Long.MAX_VALUE);

    private final BooleanBinding bounded = bound.lessThan(Long.MAX_VALUE);
    private final StringBinding onwardRefusal;
    private final List<Runnable> afterOpening = new ArrayList<>();
    private final UpcomingStopSearch upcoming;
    private EventSearchRequest goal;

    /** The last notice that a limit was reached, which the user may want to raise. */
    private String limitNotice = "";

    /** Makes a jump that can be undone. */
    private Consumer<Runnable> jumpHandler = Runnable::run;

    /** Run as part of the jump to the step that is searched for, before the step changes. */
    private Runnable beforeJump = () -> {};

    /** Looks for the next moment at which a class is asked; empty where it is not. */
    private Supplier<Optional<Function<Comparison, EventSearch>>> asking = Optional::empty;

    /** Told how the look for such a moment has ended. */
    private Consumer<EventSearch.State> searchEndHandler = _ -> {};

    /** The number of the search for the goal. */
    private long number;

    private long asks;

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
        this.upcoming = new UpcomingStopSearch(playback, worker);
        this.onwardRefusal = Bindings.createStringBinding(
                () -> playback.step() < bound.get() ? "" : CompareWords.NEXT_STEPS_HELD_BACK,
                playback.stepProperty(),
                bound);
    }

    /**
     * Shows no step after the given one from now on, since a question asks for it; what would lead further says why.
     */
    public void showUpTo(long step) {
        bound.set(step);
        playback.showUpTo(step);
    }

    /** Shows all steps again. */
    public void showAll() {
        showUpTo(Long.MAX_VALUE);
    }

    /** Whether there are steps that may not be shown, since a question asks for them. */
    public ObservableBooleanValue boundedProperty() {
        return bounded;
    }

    @Override
    public ObservableStringValue onwardRefusalProperty() {
        return onwardRefusal;
    }

    /** Says why no later step is shown if the given one was requested and may not be shown. */
    private void refuseBeyondBound(long requested) {
        if (requested > bound.get()) {
            say(CompareWords.NEXT_STEPS_HELD_BACK);
        }
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
        endSearch();
    }

    private void endSearch() {
        afterOpening.clear();
        upcoming.end();
        if (searching.get()) {
            notice.set("");
            searching.set(false);
            worker.cancelSearch();
        }
        openingSearch.set(false);
    }

    /** Pauses the playback or cancels a search for an event; otherwise removes the notice. */
    public void dismiss() {
        if (playback.isPlaying()) {
            pause();
            return;
        }
        // Cancelling the search for the opened moment is no request for another one: the moment of the set-up is kept.
        if (isOpening()) {
            endSearch();
        } else {
            cancelSearch();
        }
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
    public PlaybackStatus direction() {
        return playback.direction();
    }

    @Override
    public void play(PlaybackStatus way) {
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
        refuseBeyondBound(step);
    }

    /** Goes to a further step of a drag along the timeline, which is one request from its first step on. */
    public void dragOn(long step) {
        long before = asks;
        reach(step);
        asks = before;
    }

    /**
     * Goes a number of steps forward, or back if negative, from the last requested step, which may not be shown yet.
     */
    @Override
    public void step(long by) {
        afterOpening(() -> reach(playback.step() + by));
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
        return openingSearch.get();
    }

    /**
     * Whether the moment of an opened set-up is still being searched for. It is shown when this becomes false, unless
     * another request has ended the search.
     */
    public ReadOnlyBooleanProperty openingProperty() {
        return openingSearch.getReadOnlyProperty();
    }

    /** Goes to the next occurrence of an event after the shown step. */
    public void untilNext(ComparisonJumpTarget event) {
        afterOpening(() -> look(EventSearchRequest.next(event, playback.step(), board)));
    }

    /** Goes to a step as a jump that can be undone. */
    void jump(long step) {
        pause();
        jumpHandler.accept(() -> playback.jump(step));
        refuseBeyondBound(step);
    }

    /** @param handler runs each jump, and makes it undoable */
    public void setJumpHandler(Consumer<Runnable> handler) {
        jumpHandler = handler;
    }

    /**
     * Sets how questions to a class are found.
     *
     * @param questions creates the search for the next question after the step shown; empty if no questions are asked
     * @param handler receives how the search has ended; the step that was found is not shown yet
     */
    void setQuestions(
            Supplier<Optional<Function<Comparison, EventSearch>>> questions, Consumer<EventSearch.State> handler) {
        asking = questions;
        searchEndHandler = handler;
    }

    /** Goes to the next step at which a class is asked a question. */
    void untilQuestion() {
        asking.get().map(EventSearchRequest::question).ifPresent(this::look);
    }

    /** The board of the searches. */
    Board board() {
        return board.get();
    }

    /** The step that was asked for last. */
    long stepAsked() {
        return playback.step();
    }

    /**
     * Goes to the next step after the shown one at which two panes that agreed begin to differ.
     *
     * @param arrival run as part of the jump, before the step changes
     */
    void untilDifference(Runnable arrival) {
        look(EventSearchRequest.difference(playback.step()));
        beforeJump = arrival;
    }

    /** Goes to the next step after the shown one at which a breakpoint is hit in a visible pane. */
    public void untilStop() {
        afterOpening(() -> look(EventSearchRequest.stop(stops.after(playback.step()))));
    }

    /** Adapts a running search for breakpoint hits to the current breakpoints. */
    void followStops() {
        if (searching.get() && goal.aim() == EventSearchRequest.Aim.QUESTION) {
            asking.get().ifPresentOrElse(_ -> untilQuestion(), this::cancelSearch);
        } else if (!searching.get() || goal.aim() != EventSearchRequest.Aim.STOP) {
            watch();
        } else if (stops.all().isEmpty()) {
            cancelSearch();
        } else {
            untilStop();
        }
    }

    /**
     * Starts to search ahead of a forward playback for the next question to a class and the next breakpoint hit. The
     * playback is held at the step up to which it is known that there is neither. Without a forward playback nothing is
     * searched for.
     */
    void watch() {
        upcoming.end();
        if (playback.direction() == PlaybackStatus.FORWARD) {
            next().ifPresent(upcoming::begin);
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

    /** Ends the search for breakpoint hits and questions during the playback. */
    void unwatch() {
        upcoming.end();
    }

    /**
     * Stops the playback where a breakpoint is hit, a class is asked a question, or no later step may be shown; called
     * after each frame.
     */
    void stopAtStrike() {
        if (playback.direction() == PlaybackStatus.FORWARD && playback.step() >= bound.get()) {
            pause();
            say(CompareWords.NEXT_STEPS_HELD_BACK);
        }
        upcoming.reached().ifPresent(event -> {
            upcoming.end();
            playback.pause();
            if (!event.strikes().isEmpty()) {
                strike(event);
            }
            event.turn().filter(EventSearch.State.FOUND::equals).ifPresent(searchEndHandler);
        });
    }

    private void strike(CompareWorkerReport.EventReport report) {
        stops.addHits(report.strikes());
        notice.set(stops.listedProperty().get() ? "" : BreakpointWords.stopped(report.strikes(), board.get()));
    }

    private void lookAhead(CompareWorkerReport.EventReport report) {
        upcoming.follow(report);
        report.turn()
                .filter(turn -> turn == EventSearch.State.NEVER || turn == EventSearch.State.LIMIT)
                .ifPresent(searchEndHandler);
    }

    /**
     * Goes to the next occurrence of an event in one pane.
     *
     * @param pane the index of the pane, from 0
     * @param never the notice if there is none
     */
    void untilNextIn(int pane, ComparisonJumpTarget event, String never) {
        look(EventSearchRequest.in(pane, event, playback.step(), board, never));
    }

    /**
     * Goes to the first occurrence of an event, or to the furthest step if there is none, as the moment of an opened
     * set-up.
     */
    public void open(ComparisonJumpTarget event) {
        look(EventSearchRequest.opening(event, board));
    }

    /**
     * Searches for an event and jumps to its step.
     *
     * @param event the name of the event, after "looking for the"
     * @param arrival run as part of the jump, before the step changes
     */
    void look(String event, Function<Comparison, EventSearch> how, Runnable arrival) {
        look(EventSearchRequest.jump(event, how));
        beforeJump = arrival;
    }

    private void look(EventSearchRequest next) {
        pause();
        goal = next;
        openingSearch.set(next.isOpening());
        // Set before the notice: a notice during a search is shown with a delay.
        searching.set(true);
        notice.set(CompareWords.lookingFor(next.eventName()));
        lookAgain();
    }

    /** Repeats the current search in searches that were restarted. */
    void lookAgain() {
        number = worker.eventSearch(goal.how());
    }

    /** Applies the progress of the search for an event, and goes to the step that it has found. */
    void follow(CompareWorkerReport.EventReport report) {
        if (upcoming.isOf(report)) {
            lookAhead(report);
        }
        if (!searching.get() || report.number() != number || report.state() == null) {
            return;
        }
        if (isBeyondBound(report)) {
            cancelSearch();
            say(CompareWords.NEXT_STEPS_HELD_BACK);
            return;
        }
        if (report.state() == EventSearch.State.SEARCHING) {
            notice.set(CompareWords.notYet(goal.eventName(), report.step()));
            return;
        }
        limitNotice = CompareWords.notBeforeLimit(report.step());
        notice.set(
                switch (report.state()) {
                    case NEVER -> goal.never();
                    case LIMIT -> limitNotice;
                    case FOUND -> goal.arrived().apply(report);
                    case SEARCHING -> "";
                });
        searching.set(false);
        if (!report.strikes().isEmpty()) {
            strike(report);
        }
        if (goal.aim() == EventSearchRequest.Aim.QUESTION) {
            endQuestion(report);
            return;
        }
        if (report.state() == EventSearch.State.FOUND && goal.aim() == EventSearchRequest.Aim.JUMP) {
            Runnable arrival = beforeJump;
            jumpHandler.accept(() -> {
                arrival.run();
                playback.jump(report.step());
            });
        } else if (report.state() == EventSearch.State.FOUND || goal.isOpening()) {
            playback.jump(report.step());
        }
        List<Runnable> waiting = List.copyOf(afterOpening);
        // Before the scene is told, which may open another moment: the requests are counted from there.
        afterOpening.clear();
        openingSearch.set(false);
        waiting.forEach(this::afterOpening);
    }

    /** Whether a search for an event has come to steps that may not be shown. */
    private boolean isBeyondBound(CompareWorkerReport.EventReport report) {
        boolean isAmongShown = report.step() <= bound.get()
                && (report.state() == EventSearch.State.SEARCHING || report.state() == EventSearch.State.FOUND);
        return bounded.get() && !goal.isOpening() && !isAmongShown;
    }

    private void endQuestion(CompareWorkerReport.EventReport report) {
        if (report.state() == EventSearch.State.FOUND) {
            playback.jump(report.step());
        }
        searchEndHandler.accept(report.state());
    }

    /** Whether an event is being searched for. */
    public ReadOnlyBooleanProperty searchingProperty() {
        return searching.getReadOnlyProperty();
    }

    /** Shows a notice. */
    public void say(String words) {
        // Said again, the same is heard again.
        notice.set("");
        notice.set(words);
    }

    /** Shows the notice that the searches are computed up to their limit. */
    void sayLimit(long limit) {
        limitNotice = CompareWords.computedUpTo(limit);
        say(limitNotice);
    }

    /** Whether the current notice tells that a limit was reached. */
    public boolean isNoticeOfLimit() {
        return notice.get().equals(limitNotice);
    }

    /** The current notice, such as that an event is being searched for; empty if there is none. */
    public ReadOnlyStringProperty noticeProperty() {
        return notice.getReadOnlyProperty();
    }
}
