package knightschool.ui.compare.model;

import java.util.List;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.Solver;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummary;
import knightschool.compare.SearchCountTable;
import knightschool.search.Problem;
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

    private final CurrentMoment moment = new CurrentMoment();
    private final SpeedClock speed = new SpeedClock();
    private final CompareWorker worker;
    private final Playback playback;
    private final ComparisonPlayer transport;
    private final EventJumps jumps;
    private final ComparisonProgress progress;
    private final PaneAlgorithms panes = new PaneAlgorithms(words -> transport().say(words), this::goOn);
    private final PointedSquare pointer = new PointedSquare();
    private final PaneObstructionsModel reasons = new PaneObstructionsModel();
    private final BooleanProperty domains = new SimpleBooleanProperty(this, "domains");
    private final BooleanProperty domainsHeldBack = new SimpleBooleanProperty(this, "domainsHeldBack");
    private final BooleanProperty differences = new SimpleBooleanProperty(this, "differences");
    private final BooleanProperty counts = new SimpleBooleanProperty(this, "counts");
    private final SearchTreeModel tree;
    private final DepthCurvesModel depths;
    private final BreakpointsModel stops = new BreakpointsModel(panes::enlarged);
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
        jumps = new EventJumps(transport, moment, panes);
        progress = new ComparisonProgress(worker, moment.stepProperty());
        tree = new SearchTreeModel(worker);
        depths = new DepthCurvesModel(worker);
        panes.enlargedProperty().addListener((_, _, alone) -> tree.followPane(alone));
        panes.enlargedProperty().addListener(_ -> transport.followStops());
        stops.allProperty().addListener(_ -> transport.followStops());
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
        panes.begin(searching);
        if (problem != null && next != null) {
            stops.begin(problem.board(), next.board());
        }
        problem = next;
        pointer.clear();
        playback.begin();
        // Before the searches begin, so that none of them is computed beyond it.
        progress.limit(steps);
        begin();
    }

    /** Begins anew with the searches that there are. */
    public void restart(Problem next) {
        restart(next, panes.solvers(), FIRST_LIMIT);
    }

    /** Begins all panes anew on the same problem, after they broke down. */
    public void again() {
        if (isBroken()) {
            restart(problem);
        }
    }

    private void begin() {
        reasons.show(null);
        progress.begin();
        worker.restart(moment.begin(), problem, panes.solvers());
        tree.begin(panes.solvers().size());
        depths.begin();
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
        progress.begin();
        worker.change(moment.begin(), problem, panes.solvers());
        tree.begin(panes.solvers().size());
        depths.begin();
        stops.line(panes.solvers());
        if (opening) {
            transport.lookAgain();
        } else {
            transport.watch();
        }
    }

    /** Takes over what the worker has reported, and moves the clock on; once a pulse. */
    public void tick(long nanos) {
        if (playback.isPlaying() && speed.skips(nanos)) {
            return;
        }
        reasons.readable(isReadable());
        reasons.tick();
        CompareWorkerReport report = worker.newest();
        if (moment.isNews(report)) {
            take(report);
        }
        if (playback.tick(nanos) && !progress.isComplete()) {
            transport.say(CompareWords.computedUpTo(progress.limitProperty().get()));
        }
        transport.stopAtStrike();
    }

    /** Whether a pulse has nothing to do until somebody asks for something. */
    public boolean isIdle() {
        return isBroken()
                || isSettled()
                        && !playback.isPlaying()
                        && progress.idleProperty().get()
                        && !moment.isBefore(worker.newest());
    }

    private void take(CompareWorkerReport report) {
        progress.take(report);
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
        playback.extend(report.reachable(), progress.extent());
        if (moment.show(report)) {
            reasons.show(report.snapshot());
        }
        transport.follow(report.found());
        tree.take(report.tree());
        depths.take(report.depths());
    }

    /** Whether steps follow one another slowly enough for a sentence on each to be read. */
    public boolean isReadable() {
        return !playback.isPlaying() || speedProperty().get() <= PaneObstructionsModel.READABLE;
    }

    /** Lets the worker compute ten times as far, or says that every search is known to its end already. */
    public void raiseLimit() {
        boolean allEnd = progress.idleProperty().get() && progress.isComplete();
        transport.say(allEnd ? CompareWords.ALL_END : "");
        if (!allEnd) {
            progress.raiseLimit();
            transport.watch();
        }
    }

    /** Says how many steps each search may make. */
    public void limit(long steps) {
        transport.say("");
        progress.limit(steps);
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

    /** Goes to where something happens in the panes. */
    public EventJumps jumps() {
        return jumps;
    }

    /** What searches in the panes, and which of them are seen. */
    public PaneAlgorithms panes() {
        return panes;
    }

    /** How far the panes have been computed. */
    public ComparisonProgress progress() {
        return progress;
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

    /** All panes at the step shown; null before the first has been made. */
    public ReadOnlyObjectProperty<ComparisonSnapshot> snapshotProperty() {
        return moment.snapshotProperty();
    }

    /**
     * What is known of the step shown, or of one before as long as it has not been summed up; null before the first.
     */
    public ReadOnlyObjectProperty<ComparisonStepSummary> summaryProperty() {
        return moment.summaryProperty();
    }

    /** The step shown in all panes. */
    public ReadOnlyLongProperty stepProperty() {
        return moment.stepProperty();
    }

    /** Whether the moment asked for is the one shown and nothing is looked for, or all of it broke down. */
    public boolean isSettled() {
        return isBroken() || isMomentShown() && moment.isSummedUp() && tree.isSettled() && depths.isSettled();
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

    /** Whether that table would give the answer to a question away, and is not shown. */
    public BooleanProperty domainsHeldBackProperty() {
        return domainsHeldBack;
    }

    /** Whether a table shows the domains of all squares, in place of the one that is pointed at. */
    public BooleanProperty domainsShownProperty() {
        return domains;
    }

    /** Whether it is marked where the panes differ. */
    public BooleanProperty differencesShownProperty() {
        return differences;
    }

    /** Whether a table shows what all searches have counted. */
    public BooleanProperty countsShownProperty() {
        return counts;
    }

    /** The search tree of one pane. */
    public SearchTreeModel tree() {
        return tree;
    }

    /** How deep the searches were over time. */
    public DepthCurvesModel depths() {
        return depths;
    }

    /** What it stops at, and where it did. */
    public BreakpointsModel stops() {
        return stops;
    }

    /** What all searches have counted, at the moment shown and in all; without rows as long as nothing is known. */
    public SearchCountTable counts() {
        ComparisonSnapshot shown = snapshotProperty().get();
        boolean current = shown != null
                && !isBroken()
                && shown.frames().stream()
                        .allMatch(frame -> frame.position().problem().equals(problem));
        return current ? SearchCountTable.of(shown, progress.lanesProperty().get()) : new SearchCountTable(List.of());
    }
}
