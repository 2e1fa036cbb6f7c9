package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Solver;
import knightschool.compare.Comparison;
import knightschool.compare.EventSearch;
import knightschool.compare.SearchEvent;
import knightschool.compare.SearchProgress;
import knightschool.compare.Snapshot;
import knightschool.search.Problem;
import knightschool.text.Numbers;
import knightschool.ui.work.WorkFailure;

/**
 * What the compare scene knows and can do, without a toolkit.
 *
 * <p>All calls come from one thread, the screen's. Nothing is searched on it: requests go to a worker, and
 * {@link #tick}, called once a pulse, takes over what it has reported since.
 */
public final class CompareModel implements AutoCloseable {
    /** The slowest speed, in steps a second. */
    public static final double SLOWEST = 1;

    /** The fastest speed, in steps a second. */
    public static final double FASTEST = 1_000_000_000;

    /** How far is computed ahead unless told otherwise, in steps. */
    public static final long FIRST_LIMIT = Comparison.USUAL_LIMIT;

    /** The furthest that the limit can be raised, in steps. */
    public static final long LAST_LIMIT = 10_000_000_000L;

    private static final int RAISE = 10;

    private final ReadOnlyObjectWrapper<Snapshot> snapshot = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<SearchProgress>> lanes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyLongWrapper step = new ReadOnlyLongWrapper();
    private final ReadOnlyLongWrapper explored = new ReadOnlyLongWrapper();
    private final ReadOnlyLongWrapper limit = new ReadOnlyLongWrapper(FIRST_LIMIT);
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper idle = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<List<Solver>> solvers = new ReadOnlyObjectWrapper<>();

    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>();

    private final CompareWorker worker;
    private final Player player;
    private final EventSearchModel quest;
    private final Transport transport;
    private final PointedSquare pointer = new PointedSquare();
    private final ReasonsModel reasons = new ReasonsModel();
    private Problem problem;
    private ComparisonState seen;
    private long order;

    /** A comparison at step 0. */
    public CompareModel(Problem problem, List<Solver> solvers) {
        this(problem, solvers, Comparison::new);
    }

    /** @param maker begins a comparison, on the worker's thread */
    CompareModel(Problem problem, List<Solver> solvers, BiFunction<Problem, List<Solver>, Comparison> maker) {
        worker = new CompareWorker(FIRST_LIMIT, maker);
        player = new Player(worker::show);
        quest = new EventSearchModel(worker, notice);
        transport = new Transport(player, quest, notice);
        this.solvers.set(List.copyOf(solvers));
        restart(problem);
    }

    /** Begins all panes anew on another problem. */
    public void restart(Problem next, List<Solver> searching) {
        solvers.set(List.copyOf(searching));
        restart(next);
    }

    /** Begins anew with the searches that there are. */
    public void restart(Problem next) {
        problem = next;
        transport.pause();
        pointer.clear();
        player.reset();
        reasons.show(null);
        failure.set(null);
        idle.set(false);
        limit.set(FIRST_LIMIT);
        worker.limit(FIRST_LIMIT);
        worker.restart(++order, next, solvers.get());
    }

    /** Begins all panes anew on the same problem, after they broke down. */
    public void again() {
        if (failure.get() != null) {
            restart(problem);
        }
    }

    /**
     * Shows another algorithm in a pane, and begins all panes anew. One that another pane shows changes places with it,
     * so that each is shown once.
     *
     * @param pane its number, from 0 at the left
     */
    public void choose(int pane, Algorithm algorithm) {
        List<Solver> now = new ArrayList<>(solvers.get());
        Solver before = now.get(pane);
        Solver chosen = Solver.of(algorithm);
        if (before.equals(chosen)) {
            return;
        }
        now.replaceAll(other -> other.equals(chosen) ? before : other);
        now.set(pane, chosen);
        solvers.set(List.copyOf(now));
        restart(problem);
    }

    /** Takes over what the worker has reported, and moves the clock on; once a pulse. */
    public void tick(long nanos) {
        if (player.skips(nanos)) {
            return;
        }
        reasons.readable(isReadable());
        reasons.tick();
        ComparisonState report = worker.newest();
        if (report != null && report != seen && report.order() == order) {
            seen = report;
            take(report);
        }
        if (player.tick(nanos, idle.get()) && !isComplete()) {
            notice.set("Computed up to step " + Numbers.grouped(limit.get()) + ". Raise the limit to go on.");
        }
    }

    private void take(ComparisonState report) {
        if (report.failure() != null) {
            idle.set(true);
            transport.pause();
            lanes.set(List.of());
            notice.set(report.failure().words());
            failure.set(report.failure());
            return;
        }
        player.reach(report.reachable());
        lanes.set(report.lanes());
        explored.set(report.lanes().stream()
                .mapToLong(SearchProgress::explored)
                .max()
                .orElse(0));
        idle.set(report.idle());
        if (snapshot.get() != report.snapshot()) {
            step.set(report.snapshot().step());
            snapshot.set(report.snapshot());
            reasons.show(report.snapshot());
        }
        quest.follow(report).ifPresent(player::jump);
    }

    private boolean isReadable() {
        return player.playingProperty().get() == Playing.PAUSED
                || player.speedProperty().get() <= ReasonsModel.READABLE;
    }

    private boolean isComplete() {
        return lanes.get().stream().allMatch(SearchProgress::complete);
    }

    /** Goes to the next time that a pane has fewer squares visited than the shortest unfinished path now. */
    public void untilFall() {
        transport.untilNext(SearchEvent.fallBelow(leastDepth()));
    }

    /** The number of squares visited in the unfinished pane that has the fewest. */
    int leastDepth() {
        return snapshot.get() == null
                ? 1
                : snapshot.get().frames().stream()
                        .filter(frame -> !frame.isOver())
                        .mapToInt(frame -> frame.path().length())
                        .min()
                        .orElse(1);
    }

    /**
     * Goes back to the step that placed the knight on a square of a pane's path, the last time before the step shown.
     *
     * @param index which square of the path, counted from 0
     */
    public void toPlacement(int pane, int index) {
        if (seen == null || seen.order() != order) {
            // What is on screen is of the board before.
            return;
        }
        long now = step.get();
        transport.eventSearch(
                "step of that move", false, comparison -> EventSearch.placement(comparison, pane, now, index));
    }

    /** Lets the worker compute ten times as far. */
    public void raiseLimit() {
        limit(Math.min(limit.get() * RAISE, LAST_LIMIT));
    }

    /** Says how many steps each search may make. */
    public void limit(long steps) {
        limit.set(steps);
        notice.set("");
        idle.set(false);
        worker.limit(limit.get());
    }

    /** Pauses, and computes no further ahead until {@link #wake}: nobody is looking. */
    public void rest() {
        transport.pause();
        worker.computeAhead(false);
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
    boolean isEnded() {
        return worker.isEnded() && reasons.isEnded();
    }

    /** The clock. */
    public Transport transport() {
        return transport;
    }

    /** Why it can no longer be done from the moment shown. */
    ReasonsModel reasons() {
        return reasons;
    }

    public Problem problem() {
        return problem;
    }

    /** What searches in the panes, from left to right. */
    public ReadOnlyObjectProperty<List<Solver>> solversProperty() {
        return solvers.getReadOnlyProperty();
    }

    /** All panes at the step shown; null before the first has been made. */
    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return snapshot.getReadOnlyProperty();
    }

    /** How far each pane has been computed. */
    public ReadOnlyObjectProperty<List<SearchProgress>> lanesProperty() {
        return lanes.getReadOnlyProperty();
    }

    /** The step shown in all panes. */
    public ReadOnlyLongProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** The furthest step that any pane has computed. */
    public ReadOnlyLongProperty exploredProperty() {
        return explored.getReadOnlyProperty();
    }

    /** The step up to which the worker computes ahead. */
    public ReadOnlyLongProperty limitProperty() {
        return limit.getReadOnlyProperty();
    }

    /** Whether the worker has nothing left to do: every pane has finished or reached the limit. */
    public ReadOnlyBooleanProperty idleProperty() {
        return idle.getReadOnlyProperty();
    }

    /** How the comparison broke down; null where it did not. */
    public ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Whether the moment asked for is the one shown and nothing is looked for, or all of it broke down. */
    public boolean isSettled() {
        return failure.get() != null
                || seen != null
                        && seen.order() == order
                        && !quest.searchingProperty().get()
                        && step.get() == player.asked()
                        && reasons.isSettled();
    }

    /** Steps a second. */
    public DoubleProperty speedProperty() {
        return player.speedProperty();
    }

    /** The square looked at, in all panes. */
    PointedSquare pointer() {
        return pointer;
    }

    /** Whether a person wants to know why it can no longer be done from the moment shown. */
    public BooleanProperty reasonsAskedProperty() {
        return reasons.askedProperty();
    }

    /** Points at a square in all panes; {@link knightschool.board.Board#NONE} for none. */
    int pointed() {
        return pointer.squareProperty().get();
    }

    public void pointAt(int square) {
        pointer.point(square);
    }
}
