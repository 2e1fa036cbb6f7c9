package knightschool.ui.compare.model;

import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummary;
import knightschool.search.Problem;
import knightschool.ui.compare.breakpoint.BreakpointsModel;
import knightschool.ui.compare.obstruction.PaneTourObstructionsModel;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.work.WorkFailure;

/**
 * The model of the compare scene, independent of the JavaFX toolkit.
 *
 * <p>Used on the JavaFX thread only. Nothing is searched on it: requests go to a worker, and {@link #tick}, called once
 * per pulse, applies its reports.
 */
public final class CompareModel implements AutoCloseable {
    /** The initial limit, in steps. */
    public static final long FIRST_LIMIT = Comparison.USUAL_LIMIT;

    /** The greatest limit, in steps. */
    public static final long LAST_LIMIT = 10_000_000_000L;

    private final ComparisonSnapshotModel moment = new ComparisonSnapshotModel();
    private final SpeedClock speed = new SpeedClock();
    private final CompareWorker worker;
    private final PlaybackModel playback;
    private final ComparisonPlayer transport;
    private final EventJumps jumps;
    private final ComparisonProgress progress;
    private final PaneAlgorithms panes = new PaneAlgorithms(words -> transport().say(words), this::continueWithPanes);
    private final PointedOrPinnedSquare pointer = new PointedOrPinnedSquare();
    private final PaneTourObstructionsModel reasons = new PaneTourObstructionsModel();
    private final BooleanProperty domains = new SimpleBooleanProperty(this, "domains");
    private final BooleanProperty tableAlone = new SimpleBooleanProperty(this, "tableAlone");
    private final BooleanProperty domainsHeldBack = new SimpleBooleanProperty(this, "domainsHeldBack");
    private final BooleanProperty differences = new SimpleBooleanProperty(this, "differences");
    private final AlignmentModel alignment;
    private final SearchCounterTableModel counts;
    private final SearchTreeModel tree;
    private final SubtreeSizeModel subtreeSize;
    private final DepthCurvesModel depths;
    private final PredictionModel predictions;
    private final ChoiceCostsModel choices;
    private final ForkedPaneCreator forks;
    private final BreakpointsModel stops =
            new BreakpointsModel(() -> alignment().followedPane());
    private final BookmarksModel bookmarks = new BookmarksModel();
    private Problem problem;

    /** Creates a comparison at step 0. */
    public CompareModel(Problem problem, List<ConfiguredAlgorithm> solvers) {
        this(problem, solvers, Comparison::new);
    }

    /** @param maker creates a comparison; called on the worker's thread */
    CompareModel(
            Problem problem,
            List<ConfiguredAlgorithm> solvers,
            BiFunction<Problem, List<ConfiguredAlgorithm>, Comparison> maker) {
        worker = new CompareWorker(FIRST_LIMIT, maker);
        playback = new PlaybackModel(speed, worker::show);
        transport = new ComparisonPlayer(
                playback,
                worker,
                stops,
                () -> problem().board().withStart(problem().start()));
        progress = new ComparisonProgress(worker, transport, moment.stepProperty());
        counts = new SearchCounterTableModel(moment, progress, this::problem);
        depths = new DepthCurvesModel(worker);
        predictions = new PredictionModel(worker, transport, moment, progress, panes);
        // Before what follows the enlarged pane, so that something is looked for there from the step of that pane.
        alignment = new AlignmentModel(panes, predictions.shownProperty());
        jumps = new EventJumps(transport, moment, panes, alignment);
        tree = new SearchTreeModel(worker, moment, panes, predictions);
        subtreeSize = new SubtreeSizeModel(tree, progress, this::problem);
        choices = new ChoiceCostsModel(worker, moment, panes, progress.limitProperty());
        forks = new ForkedPaneCreator(
                panes, moment.snapshotProperty()::get, this::problem, predictions.rounds()::isAsking, transport::say);
        // A notice about a breakpoint at the same step would give the answer away.
        predictions.dueProperty().subscribe(due -> {
            if (due) {
                transport.clearNotice();
            }
        });
        panes.enlargedProperty().addListener(_ -> transport.followStops());
        stops.allProperty().addListener(_ -> transport.followStops());
        alignment.alignmentProperty().addListener((_, _, now) -> worker.align(now));
        alignment.alignmentProperty().addListener(_ -> transport.followStops());
        playback.playingProperty().addListener((_, _, playing) -> choices.still(!playing));
        restart(problem, solvers, FIRST_LIMIT);
    }

    /**
     * Restarts all panes on another problem, at step 0.
     *
     * @param steps the limit of each search, in steps
     */
    public void restart(Problem next, List<ConfiguredAlgorithm> searching, long steps) {
        transport.pause();
        predictions.leave();
        panes.begin(searching);
        if (problem != null && next != null) {
            stops.begin(problem.board(), next.board());
        }
        stops.line(searching);
        if (!Objects.equals(next, problem)) {
            bookmarks.set(List.of());
        }
        problem = next;
        pointer.clear();
        playback.begin();
        // Set before the searches begin, so that none of them is computed beyond the limit.
        progress.limit(steps);
        begin();
    }

    /**
     * Restarts the present searches on another problem, at step 0, without the twins, which belong to one problem only.
     */
    public void restart(Problem next) {
        restart(
                next,
                Objects.equals(next, problem) ? panes.solvers() : ConfiguredAlgorithm.withoutForks(panes.solvers()),
                FIRST_LIMIT);
    }

    /** Restarts all panes on the same problem after a failure. */
    public void retry() {
        if (isBroken()) {
            restart(problem);
        }
    }

    private void begin() {
        reasons.show(null);
        progress.begin();
        worker.restart(moment.begin(), problem, panes.solvers());
        tree.begin(panes.solvers());
        depths.begin();
        predictions.restart();
        choices.begin(panes.solvers());
    }

    /**
     * Continues with other panes on the same problem, at the same step or the last one that can be reached. The
     * playback goes on, and so does the search for the moment of an opened set-up.
     */
    private void continueWithPanes() {
        boolean opening = transport.isOpening();
        if (!opening) {
            transport.cancelSearch();
            transport.say("");
        }
        playback.await();
        reasons.show(null);
        progress.begin();
        worker.change(moment.begin(), problem, panes.solvers());
        tree.change(panes.solvers());
        depths.begin();
        predictions.begin();
        choices.begin(panes.solvers());
        stops.line(panes.solvers());
        if (opening) {
            transport.lookAgain();
        } else {
            transport.watch();
        }
    }

    /** Applies the reports of the worker and advances the playback; called once per pulse. */
    public void tick(long nanos) {
        if (playback.isPlaying() && speed.skips(nanos)) {
            return;
        }
        reasons.readable(isReadable());
        reasons.tick();
        choices.tick();
        subtreeSize.tick();
        CompareWorkerReport report = worker.newest();
        if (moment.isNews(report)) {
            take(report);
        }
        if (playback.tick(nanos) && !progress.isComplete()) {
            transport.sayLimit(progress.limitProperty().get());
        }
        transport.stopAtStrike();
    }

    /** Whether a pulse has nothing to do until the next request. */
    public boolean isIdle() {
        return isBroken()
                || isSettled()
                        && !playback.isPlaying()
                        && progress.idleProperty().get()
                        && !moment.isBefore(worker.newest());
    }

    /** Returns the values whose change may give the next pulse something to do. */
    public ObservableValue<?>[] changes() {
        return new ObservableValue<?>[] {
            playback.stepProperty(),
            playback.directionProperty(),
            progress.idleProperty(),
            transport.searchingProperty(),
            worker.requestCountProperty(),
            failureProperty()
        };
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
            // The searches restarted at step 0, which the user has not requested.
            moment.skip(report);
        }
        playback.extend(report.reachable(), progress.extent());
        if (moment.show(report)) {
            reasons.show(report.snapshot());
        }
        transport.follow(report.eventReport());
        tree.take(report.trees());
        depths.take(report.depths());
        predictions.take(report.questions());
        choices.take(report.choices());
    }

    /** Whether the steps change slowly enough that a sentence on each can be read. */
    public boolean isReadable() {
        return !playback.isPlaying() || speedProperty().get() <= PaneTourObstructionsModel.READABLE;
    }

    /**
     * Pauses the playback, and computes only what was requested until {@link #wake}, since the scene is not on screen:
     * up to the present step where that is not known yet.
     */
    public void rest() {
        playback.pause();
        transport.unwatch();
        choices.rest();
        subtreeSize.rest();
        progress.rest();
        worker.rest(playback.step());
    }

    /** Resumes computing up to the limit. */
    public void wake() {
        if (!isBroken()) {
            progress.wake();
        }
        worker.wake();
        choices.wake();
        subtreeSize.wake();
    }

    /** Ends the worker's thread. */
    @Override
    public void close() {
        transport.pause();
        reasons.close();
        choices.close();
        subtreeSize.close();
        worker.close();
    }

    /** Whether all threads have ended after {@link #close}. */
    public boolean isEnded() {
        return worker.isEnded() && reasons.isEnded() && choices.isEnded() && subtreeSize.isEnded();
    }

    /** The player: playback, single steps and jumps. */
    public ComparisonPlayer transport() {
        return transport;
    }

    /** The jumps to events in the panes. */
    public EventJumps jumps() {
        return jumps;
    }

    /** The searches of the panes, and the enlarged pane. */
    public PaneAlgorithms panes() {
        return panes;
    }

    /** The count that is the same in all panes at the moment that is shown. */
    public AlignmentModel alignment() {
        return alignment;
    }

    /** The progress of the searches. */
    public ComparisonProgress progress() {
        return progress;
    }

    /** The playback. */
    public PlaybackModel playback() {
        return playback;
    }

    /** The reasons why no tour can be completed from the shown step. */
    public PaneTourObstructionsModel reasons() {
        return reasons;
    }

    public Problem problem() {
        return problem;
    }

    /** The frames of all panes at the shown step; null before the first. */
    public ReadOnlyObjectProperty<ComparisonSnapshot> snapshotProperty() {
        return moment.snapshotProperty();
    }

    /** The summary of the shown step, or of an earlier one until it is known; null before the first. */
    public ReadOnlyObjectProperty<ComparisonStepSummary> summaryProperty() {
        return moment.summaryProperty();
    }

    /** The step shown in all panes. */
    public ReadOnlyLongProperty stepProperty() {
        return moment.stepProperty();
    }

    /** Returns whether a step of the panes is known, or none ever will be since their searches broke down. */
    public boolean isStepKnown() {
        return isBroken() || moment.isOf(panes.solvers(), problem.board());
    }

    /** Returns whether the moment of an opened set-up is reached, and it is known how far the steps go at least. */
    public boolean isStepRangeKnown() {
        return isBroken() || !transport.isOpening() && isStepKnown() && (playback.last() > 0 || progress.isComplete());
    }

    /** The step at which a pane is shown, by its index. */
    public long stepOf(int pane) {
        return moment.stepOf(pane);
    }

    /** Whether the requested moment is shown and no search for an event is running, or the comparison has failed. */
    public boolean isSettled() {
        return isBroken()
                || isMomentShown()
                        && moment.isSummedUp()
                        && tree.isSettled()
                        && subtreeSize.isSettled()
                        && depths.isSettled()
                        && predictions.isSettled()
                        && choices.isSettled();
    }

    private boolean isMomentShown() {
        return moment.isCurrent()
                && !transport.searchingProperty().get()
                && moment.step() == playback.step()
                && alignment.isThatOf(moment.snapshotProperty().get())
                && reasons.isSettled();
    }

    /** The failure of the comparison; null if there is none. */
    public ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return moment.failureProperty();
    }

    /** Whether the comparison has failed, so that the searches do not continue. */
    public boolean isBroken() {
        return failureProperty().get() != null;
    }

    /** The speed, in steps per second. */
    public DoubleProperty speedProperty() {
        return speed.stepsPerSecondProperty();
    }

    /** The square pointed at, in all panes. */
    public PointedOrPinnedSquare pointer() {
        return pointer;
    }

    /** Whether the domain table is hidden because it would give away the answer to a question. */
    public BooleanProperty domainsHeldBackProperty() {
        return domainsHeldBack;
    }

    /** Whether a table shows the domains of all squares, instead of that of the square pointed at. */
    public BooleanProperty domainsShownProperty() {
        return domains;
    }

    /** Whether the boards leave out the open moves where the table of all domains is shown. */
    public BooleanProperty tableAloneProperty() {
        return tableAlone;
    }

    /** Whether the differences between the panes are marked. */
    public BooleanProperty differencesShownProperty() {
        return differences;
    }

    /** The counters of all searches as a table. */
    public SearchCounterTableModel counts() {
        return counts;
    }

    /** The search tree of one pane, or those of all. */
    public SearchTreeModel tree() {
        return tree;
    }

    /** The whole size of the subtree that is selected in the tree. */
    public SubtreeSizeModel subtreeSize() {
        return subtreeSize;
    }

    /** The depths of the searches over time. */
    public DepthCurvesModel depths() {
        return depths;
    }

    /** The questions that are put to a class. */
    public PredictionModel predictions() {
        return predictions;
    }

    /** The costs of each choice of one pane. */
    public ChoiceCostsModel choiceCosts() {
        return choices;
    }

    /** Makes twins of panes, whose searches take another choice. */
    public ForkedPaneCreator forks() {
        return forks;
    }

    /** The breakpoints, and the steps at which they were hit. */
    public BreakpointsModel stops() {
        return stops;
    }

    /** The steps with names. */
    public BookmarksModel bookmarks() {
        return bookmarks;
    }
}
