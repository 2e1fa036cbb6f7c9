package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import knightschool.algorithm.Solver;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonEvent;
import knightschool.compare.CountTable;
import knightschool.compare.EventSearch;
import knightschool.compare.SearchProgress;
import knightschool.compare.Snapshot;
import knightschool.compare.StepSummary;
import knightschool.search.Problem;
import knightschool.setup.CompareSetup;
import knightschool.trace.Frame;
import knightschool.ui.playback.Playback;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.work.WorkFailure;

/**
 * What the compare scene knows and can do, without a toolkit.
 *
 * <p>All calls come from one thread, the screen's. Nothing is searched on it: requests go to a worker, and
 * {@link #tick}, called once a pulse, takes over what it has reported since.
 */
public final class CompareModel implements AutoCloseable {
    /** How far is computed ahead unless told otherwise, in steps. */
    public static final long FIRST_LIMIT = Comparison.USUAL_LIMIT;

    /** The furthest that the limit can be raised, in steps. */
    public static final long LAST_LIMIT = 10_000_000_000L;

    private final ShownMoment moment = new ShownMoment();
    private final SpeedClock speed = new SpeedClock();
    private final CompareWorker worker;
    private final Playback playback;
    private final ComparisonPlayer transport;
    private final ComparisonProgress exploration;
    private final PaneAlgorithms lineUp = new PaneAlgorithms();
    private final PointedSquare pointer = new PointedSquare();
    private final PaneObstructionsModel reasons = new PaneObstructionsModel();
    private final BooleanProperty domains = new SimpleBooleanProperty(this, "domains");
    private final BooleanProperty counts = new SimpleBooleanProperty(this, "counts");
    private final SearchTreeModel tree;
    private final BreakpointsModel stops =
            new BreakpointsModel(() -> lineUp.enlargedProperty().get());
    private Problem problem;

    /** A comparison at step 0. */
    public CompareModel(Problem problem, List<Solver> solvers) {
        this(problem, solvers, Comparison::new);
    }

    /** @param maker begins a comparison, on the worker's thread */
    CompareModel(Problem problem, List<Solver> solvers, BiFunction<Problem, List<Solver>, Comparison> maker) {
        worker = new CompareWorker(FIRST_LIMIT, maker);
        playback = new Playback(speed, worker::show);
        transport =
                new ComparisonPlayer(playback, worker, stops, () -> problem().board());
        exploration = new ComparisonProgress(worker, moment.stepProperty());
        tree = new SearchTreeModel(worker);
        lineUp.enlargedProperty().addListener((_, _, alone) -> tree.followPane(alone));
        lineUp.enlargedProperty().addListener(_ -> transport.watch());
        stops.allProperty().addListener(_ -> transport.watch());
        moment.stepProperty().addListener((_, _, now) -> tree.follow(now.longValue()));
        restart(problem, solvers, FIRST_LIMIT);
    }

    /**
     * Begins all panes anew on another problem, at step 0.
     *
     * @param steps how many steps each search may make
     */
    public void restart(Problem next, List<Solver> searching, long steps) {
        transport.pause();
        lineUp.set(searching);
        if (problem != null && next != null) {
            stops.begin(problem.board(), next.board());
        }
        problem = next;
        pointer.clear();
        playback.begin();
        // Before the searches begin, so that none of them is computed beyond it.
        exploration.limit(steps);
        begin();
    }

    /** Begins anew with the searches that there are. */
    public void restart(Problem next) {
        restart(next, lineUp.solvers(), FIRST_LIMIT);
    }

    /** Begins all panes anew on the same problem, after they broke down. */
    public void again() {
        if (isBroken()) {
            restart(problem);
        }
    }

    private void begin() {
        reasons.show(null);
        exploration.begin();
        worker.restart(moment.begin(), problem, lineUp.solvers());
        tree.begin(lineUp.solvers().size());
    }

    /**
     * Other panes on the same problem, at the same step or the last that can be reached; what plays goes on, and so
     * does the search for the moment that was opened.
     */
    private void goOn() {
        boolean opening = transport.isOpening();
        if (!opening) {
            transport.cancelSearch();
            transport.say("");
        }
        playback.await();
        reasons.show(null);
        exploration.begin();
        worker.change(moment.begin(), problem, lineUp.solvers());
        tree.begin(lineUp.solvers().size());
        stops.line(lineUp.solvers());
        if (opening) {
            transport.lookAgain();
        } else {
            transport.watch();
        }
    }

    /** Shows other panes, all of them, at the same step; see {@link #choose}. */
    public void line(List<Solver> solvers) {
        boolean same = solvers.equals(lineUp.solvers());
        lineUp.set(solvers);
        if (!same) {
            goOn();
        }
    }

    /** Another pane at the right, with an algorithm that none has yet; where there is no room for one, says so. */
    public void addPane() {
        if (lineUp.solvers().size() >= CompareSetup.MOST_PANES) {
            transport.say(CompareWords.MOST_PANES);
            return;
        }
        List<Solver> more = new ArrayList<>(lineUp.solvers());
        more.add(lineUp.next());
        line(more);
    }

    /** Takes a pane away, by its number from 0; the last one stays, and that is said. */
    public void closePane(int pane) {
        if (lineUp.solvers().size() == 1) {
            transport.say(CompareWords.LAST_PANE);
            return;
        }
        List<Solver> fewer = new ArrayList<>(lineUp.solvers());
        fewer.remove(pane);
        line(fewer);
    }

    /**
     * Lets a pane change places with the one beside it, if there is one; a pane that is shown alone stays so.
     *
     * @param pane its number, from 0
     * @param by 1 to the right, -1 to the left
     */
    public void movePane(int pane, int by) {
        int to = pane + by;
        if (to < 0 || to >= lineUp.solvers().size()) {
            return;
        }
        boolean alone = enlargedProperty().get().isPresent();
        List<Solver> moved = new ArrayList<>(lineUp.solvers());
        Collections.swap(moved, pane, to);
        line(moved);
        if (alone) {
            enlarge(OptionalInt.of(to));
        }
    }

    /** Shows a pane alone, by its number from 0, or all of them. */
    public void enlarge(OptionalInt pane) {
        lineUp.enlarge(pane);
    }

    /** Which pane alone is shown, by its number from 0; empty for all of them. */
    public ReadOnlyObjectProperty<OptionalInt> enlargedProperty() {
        return lineUp.enlargedProperty();
    }

    /**
     * Shows another algorithm, or other options, in a pane, at the same step or the last that can be reached; what
     * plays goes on. See {@link PaneAlgorithms#choose}.
     *
     * @param pane its number, from 0 at the left
     */
    public void choose(int pane, Solver solver) {
        if (lineUp.choose(pane, solver)) {
            goOn();
        }
    }

    /** Takes over what the worker has reported, and moves the clock on; once a pulse. */
    public void tick(long nanos) {
        if (playback.isPlaying() && speed.skips(nanos)) {
            return;
        }
        reasons.readable(isReadable());
        reasons.tick();
        ComparisonReport report = worker.newest();
        if (moment.isNews(report)) {
            take(report);
        }
        if (playback.tick(nanos) && !exploration.isComplete()) {
            transport.say(CompareWords.computedUpTo(exploration.limitProperty().get()));
        }
        transport.stopAtStrike();
    }

    /** Whether a pulse has nothing to do until somebody asks for something. */
    public boolean isIdle() {
        return isBroken()
                || isSettled()
                        && !playback.isPlaying()
                        && exploration.idleProperty().get()
                        && !moment.isBefore(worker.newest());
    }

    private void take(ComparisonReport report) {
        exploration.take(report);
        if (report.failure() != null) {
            transport.pause();
            transport.say(report.failure().words());
            moment.fail(report.failure());
            return;
        }
        if (playback.isWaiting()) {
            // The searches began anew at step 0, which nobody asked for.
            moment.skip(report);
        }
        playback.extend(report.reachable(), exploration.extent());
        if (moment.show(report)) {
            reasons.show(report.snapshot());
        }
        transport.follow(report.found());
        tree.take(report.tree());
    }

    /** Whether steps follow one another slowly enough for a sentence on each to be read. */
    public boolean isReadable() {
        return !playback.isPlaying() || speedProperty().get() <= PaneObstructionsModel.READABLE;
    }

    /** Goes to the next time that a pane has fewer squares visited than the shortest unfinished path now. */
    public void untilFall() {
        untilNext(ComparisonEvent.fallBelow(leastDepth()));
    }

    /**
     * Goes to the next time that something happens in a pane that is seen: in the one that is shown alone, else in any.
     */
    public void untilNext(ComparisonEvent event) {
        // While a moment is opened panes may still change.
        transport.afterOpening(() -> untilNextSeen(event));
    }

    /** Goes to the next step at which a breakpoint strikes in a pane that is seen. */
    public void untilStop() {
        transport.untilStop();
    }

    private void untilNextSeen(ComparisonEvent event) {
        OptionalInt alone = enlargedProperty().get();
        if (alone.isEmpty()) {
            transport.untilNext(event);
        } else if (event.equals(ComparisonEvent.PARTING)) {
            transport.pause();
            transport.say(CompareWords.ONE_ALONE);
        } else {
            transport.untilNextIn(alone.getAsInt(), event);
        }
    }

    /** The number of squares visited in the unfinished pane that has the fewest, of those that are seen. */
    public int leastDepth() {
        Snapshot shown = moment.snapshotProperty().get();
        return shown == null
                ? 1
                : seen(shown.frames()).stream()
                        .filter(frame -> !frame.isOver())
                        .mapToInt(frame -> frame.path().length())
                        .min()
                        .orElse(1);
    }

    /** Those of the panes that are seen; while other panes begin, those of the panes before. */
    private List<Frame> seen(List<Frame> frames) {
        OptionalInt alone = enlargedProperty().get();
        return alone.isPresent() && alone.getAsInt() < frames.size() ? List.of(frames.get(alone.getAsInt())) : frames;
    }

    /**
     * Goes back to the step that placed the knight on a square of a pane's path, the last time before the step shown.
     *
     * @param index which square of the path, counted from 0
     */
    public void toPlacement(int pane, int index) {
        if (!moment.isCurrent()) {
            // What is on screen is of the searches before.
            return;
        }
        long now = moment.step();
        transport.look(CompareWords.THAT_MOVE, comparison -> EventSearch.placement(comparison, pane, now, index));
    }

    /** Lets the worker compute ten times as far, or says that every search is known to its end already. */
    public void raiseLimit() {
        boolean allEnd = exploration.idleProperty().get()
                && lanesProperty().get().stream().allMatch(lane -> lane.complete());
        transport.say(allEnd ? CompareWords.ALL_END : "");
        if (!allEnd) {
            exploration.raiseLimit();
            transport.watch();
        }
    }

    /** Says how many steps each search may make. */
    public void limit(long steps) {
        transport.say("");
        exploration.limit(steps);
    }

    /** Pauses, and computes no further ahead than was asked for until {@link #wake}: nobody is looking. */
    public void rest() {
        playback.pause();
        transport.unwatch();
        if (isBroken() || isMomentShown()) {
            worker.computeAhead(false);
        }
    }

    /** Computes ahead again. */
    public void wake() {
        worker.computeAhead(true);
    }

    /** Ends the worker's thread. */
    @Override
    public void close() {
        transport.pause();
        reasons.close();
        worker.close();
    }

    /** Whether the workers' threads have ended after {@link #close}. */
    public boolean isEnded() {
        return worker.isEnded() && reasons.isEnded();
    }

    /** What a person asks of the clock. */
    public ComparisonPlayer transport() {
        return transport;
    }

    /** The clock. */
    public Playback playback() {
        return playback;
    }

    /** Why it can no longer be done from the moment shown; null where nobody asks, or could read it. */
    public ReadOnlyObjectProperty<PaneObstructions> reasonsProperty() {
        return reasons.reasonsProperty();
    }

    public Problem problem() {
        return problem;
    }

    /** What searches in the panes, from left to right. */
    public ReadOnlyObjectProperty<List<Solver>> solversProperty() {
        return lineUp.solversProperty();
    }

    /** All panes at the step shown; null before the first has been made. */
    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return moment.snapshotProperty();
    }

    /**
     * What is known of the step shown, or of one before as long as it has not been summed up; null before the first.
     */
    public ReadOnlyObjectProperty<StepSummary> summaryProperty() {
        return moment.summaryProperty();
    }

    /** How far each pane has been computed. */
    public ReadOnlyObjectProperty<List<SearchProgress>> lanesProperty() {
        return exploration.lanesProperty();
    }

    /** The step shown in all panes. */
    public ReadOnlyLongProperty stepProperty() {
        return moment.stepProperty();
    }

    /** Which searches go no further than the step that is shown, since that is the limit. */
    public ObservableValue<List<Solver>> stoppedProperty() {
        return exploration.stoppedProperty();
    }

    /** The furthest step that any pane has computed. */
    public ReadOnlyLongProperty exploredProperty() {
        return exploration.exploredProperty();
    }

    /** The step up to which the worker computes ahead. */
    public ReadOnlyLongProperty limitProperty() {
        return exploration.limitProperty();
    }

    /** Whether the worker has nothing left to do: every pane has finished or reached the limit. */
    public ReadOnlyBooleanProperty idleProperty() {
        return exploration.idleProperty();
    }

    /** Whether the moment asked for is the one shown and nothing is looked for, or all of it broke down. */
    public boolean isSettled() {
        return isBroken() || isMomentShown() && moment.isSummedUp() && tree.isSettled();
    }

    private boolean isMomentShown() {
        return moment.isCurrent()
                && !transport.searchingProperty().get()
                && moment.step() == playback.step()
                && reasons.isSettled();
    }

    /** How the comparison broke down; null where it did not. */
    public ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return moment.failureProperty();
    }

    /** Whether the searches broke down: nothing comes of them any more. */
    public boolean isBroken() {
        return failureProperty().get() != null;
    }

    /** Steps a second. */
    public DoubleProperty speedProperty() {
        return speed.stepsPerSecondProperty();
    }

    /** The square looked at, in all panes. */
    public PointedSquare pointer() {
        return pointer;
    }

    /** Whether a person wants to know why it can no longer be done from the moment shown. */
    public BooleanProperty reasonsAskedProperty() {
        return reasons.requestedProperty();
    }

    /** Whether a table shows the domains of all squares, in place of the one that is pointed at. */
    public BooleanProperty domainsShownProperty() {
        return domains;
    }

    /** Whether a table shows what all searches have counted. */
    public BooleanProperty countsShownProperty() {
        return counts;
    }

    /** The search tree of one pane. */
    public SearchTreeModel tree() {
        return tree;
    }

    /** What it stops at, and where it did. */
    public BreakpointsModel stops() {
        return stops;
    }

    /** What all searches have counted, at the moment shown and in all; without rows as long as nothing is known. */
    public CountTable counts() {
        Snapshot shown = snapshotProperty().get();
        boolean current = shown != null
                && !isBroken()
                && shown.frames().stream()
                        .allMatch(frame -> frame.position().problem().equals(problem));
        return current ? CountTable.of(shown, lanesProperty().get()) : new CountTable(List.of());
    }

    /** The square pointed at in all panes; {@link knightschool.board.Board#NONE} for none. */
    public int pointed() {
        return pointer.squareProperty().get();
    }

    /** Points at a square until a person points at another; {@link knightschool.board.Board#NONE} for none. */
    public void pointAt(int square) {
        pointer.keep(square);
    }
}
