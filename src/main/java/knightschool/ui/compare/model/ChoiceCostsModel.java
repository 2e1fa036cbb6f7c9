package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.ChoiceCostCounter;
import knightschool.census.ChoiceCostQuery;
import knightschool.compare.ChoiceCost;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.ChoiceCostTableComputation;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.ThrottledProgressReporter;

/**
 * The costs of the possible moves of one pane's search at the shown step: the steps that the search needs after each.
 * Costs that the search has computed are read from it; the others are counted, up to a limit, on a separate thread
 * while the playback is paused. Used on the JavaFX thread.
 */
public final class ChoiceCostsModel implements AutoCloseable {
    private final CompareWorker worker;
    private final ComparisonSnapshotModel moment;
    private final ReadOnlyLongProperty limit;
    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final BackgroundWorker countingWorker = BackgroundWorker.newest("choice costs", inbox);
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private final FollowedSearchPane pane = new FollowedSearchPane();
    private final ReadOnlyObjectWrapper<ChoiceCostTable> table = new ReadOnlyObjectWrapper<>(this, "table");
    private final ReadOnlyObjectWrapper<Counting> counting = new ReadOnlyObjectWrapper<>(this, "counting");

    /** The counted costs at the node, by square. */
    private final Map<Integer, ChoiceCost> exactCosts = new HashMap<>();

    /** The table as it was read from the search; null as long as nothing is known. */
    private ChoiceCostTable readTable;

    private long step;
    private boolean still = true;

    /** Whether the user has stopped the counting at this node. */
    private boolean stopped;

    private long begun;
    private boolean visible = true;
    private long requestNumber;
    private long answered;

    /**
     * The progress of the counting.
     *
     * @param square the square of the choice that is being counted
     * @param steps the number of its steps counted so far
     */
    public record Counting(int square, long steps) {}

    private static ChoiceCostQuery node(ChoiceCostTable table) {
        ConfiguredAlgorithm solver = table.progress().solver();
        return ChoiceCostQuery.at(table.step(), table.problem(), solver.policy(), table.node(), solver.forks());
    }

    /**
     * @param moment tells the step of each pane
     * @param panes the enlarged pane is followed
     * @param limit the limit of each search, in steps
     */
    ChoiceCostsModel(
            CompareWorker worker, ComparisonSnapshotModel moment, PaneAlgorithms panes, ReadOnlyLongProperty limit) {
        this.worker = worker;
        this.moment = moment;
        this.limit = limit;
        shown.addListener(_ -> look());
        panes.enlargedProperty().addListener((_, _, alone) -> alone.ifPresent(this::show));
        moment.snapshotProperty().addListener(_ -> follow());
        pane.property().addListener((_, _, _) -> {
            // Otherwise the steps are those of the searches before, in their order.
            if (moment.isCurrent()) {
                follow();
            }
        });
        limit.addListener(_ -> limitChanged());
    }

    /** Called when other searches begin. */
    void begin(List<ConfiguredAlgorithm> panes) {
        pane.follow(panes);
        begun = requestNumber;
        look();
    }

    /** Called when another step is shown. */
    private void follow() {
        long now = moment.stepOf(pane.get());
        if (now != step) {
            step = now;
            look();
        }
    }

    /** Sets whether the table is visible. Otherwise nothing is read or counted, as on a slide or during a question. */
    public void readWhile(boolean isVisible) {
        if (visible != isVisible) {
            visible = isVisible;
            look();
        }
    }

    private boolean isRead() {
        return shown.get() && visible;
    }

    private void look() {
        if (!isRead()) {
            forget();
        }
        requestNumber++;
        worker.choices(
                requestNumber,
                isRead() ? Optional.of(new ChoiceCostTableComputation.Request(pane.get(), step)) : Optional.empty());
    }

    private void forget() {
        cancel();
        exactCosts.clear();
        stopped = false;
        readTable = null;
        table.set(null);
    }

    private void cancel() {
        countingWorker.cancel();
        counting.set(null);
    }

    void take(GrowingSearchesQuery.Answer<ChoiceCostTable> answer) {
        if (!isRead() || answer.number() <= begun) {
            return;
        }
        answered = answer.number();
        ChoiceCostTable costs = answer.result();
        if (costs == null) {
            forget();
        } else if (costs != readTable) {
            if (readTable == null || !node(costs).equals(node(readTable))) {
                forget();
            }
            readTable = costs;
            showTable();
            count();
        }
    }

    private void showTable() {
        table.set(readTable.with(exactCosts));
    }

    /** Sets whether the playback is paused. Otherwise nothing is counted, since the node changes too soon. */
    void still(boolean now) {
        if (now != still) {
            still = now;
            count();
        }
    }

    /** Starts to count the unknown costs, if the playback is paused and no count is running. */
    private void count() {
        if (!still || stopped || readTable == null) {
            cancel();
            return;
        }
        ChoiceCostTable costTable = readTable.with(exactCosts);
        boolean complete =
                costTable.rows().stream().allMatch(row -> row.isExact() || exactCosts.containsKey(row.square()));
        if (complete || countingWorker.isBusy()) {
            return;
        }
        Set<Integer> done = Set.copyOf(exactCosts.keySet());
        long most = limit.get();
        countingWorker.ask(
                context -> {
                    new Run(context, node(costTable), most).count(costTable, done);
                    return costTable;
                },
                _ -> counting.set(null),
                this::stop);
    }

    /** The counting at one node, on the background thread. */
    private final class Run {
        private final RunningWorkContext context;
        private final ThrottledProgressReporter<Counting> progress;
        private final ChoiceCostCounter counter;
        private int square;

        Run(RunningWorkContext context, ChoiceCostQuery node, long most) {
            this.context = context;
            progress = new ThrottledProgressReporter<>(context, counting::set);
            counter = new ChoiceCostCounter(node, most, this::report);
        }

        private void report(long steps) {
            progress.say(() -> new Counting(square, steps));
        }

        /**
         * Counts the costs of the choices that the search has not taken yet, in the order of the search; those with a
         * known cost are skipped.
         */
        void count(ChoiceCostTable costTable, Set<Integer> done) {
            Map<Integer, ChoiceCostTable.Row> rows = costTable.rows().stream()
                    .filter(row -> row.state() != ChoiceCostTable.State.TRIED)
                    .collect(Collectors.toMap(ChoiceCostTable.Row::square, row -> row));
            List<Integer> uncounted = costTable.rows().stream()
                    .map(ChoiceCostTable.Row::square)
                    .filter(rows::containsKey)
                    .collect(Collectors.toCollection(ArrayList::new));
            while (!uncounted.isEmpty()) {
                context.requireWanted();
                Integer next = counter.next(uncounted);
                uncounted.remove(next);
                ChoiceCostTable.Row row = rows.get(next);
                if (row.isExact() || done.contains(next)) {
                    counter.skip(row.cost().orElseThrow());
                } else {
                    count(next);
                }
            }
        }

        private void count(int next) {
            square = next;
            ChoiceCost cost = counter.count(next);
            context.say(() -> {
                exactCosts.put(next, cost);
                showTable();
            });
        }
    }

    /** Called when the limit has changed: costs beyond the previous limit are counted again. */
    private void limitChanged() {
        cancel();
        exactCosts.values().removeIf(cost -> !cost.isExact());
        stopped = false;
        if (readTable != null) {
            showTable();
            count();
        }
    }

    /** Applies the results of the background thread; called once per pulse. */
    void tick() {
        inbox.empty();
    }

    /** Stops the counting at this node. */
    public void stop() {
        stopped = true;
        cancel();
    }

    /** Suspends the counting while the scene is hidden. */
    void rest() {
        cancel();
    }

    /** Resumes the counting. */
    void wake() {
        count();
    }

    /** Whether the table of the shown step is final. */
    boolean isSettled() {
        return !isRead() || answered == requestNumber && !countingWorker.isBusy();
    }

    /** Whether the table is shown. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** The index of the pane whose choices are shown, from 0. */
    public ReadOnlyIntegerProperty paneProperty() {
        return pane.property();
    }

    /** Shows the choices of another pane. */
    public void show(int number) {
        if (number != pane.get()) {
            pane.set(number);
            look();
        }
    }

    /** The table; null as long as nothing is known. */
    public ReadOnlyObjectProperty<ChoiceCostTable> tableProperty() {
        return table.getReadOnlyProperty();
    }

    /** The progress of the counting; null if nothing is counted, or only for a short time so far. */
    public ReadOnlyObjectProperty<Counting> countingProperty() {
        return counting.getReadOnlyProperty();
    }

    /** Whether a cost is being counted. */
    public ReadOnlyBooleanProperty busyProperty() {
        return countingWorker.busyProperty();
    }

    /** Returns whether the counting of a choice has ended. */
    public boolean isCounted(int square) {
        return exactCosts.containsKey(square);
    }

    @Override
    public void close() {
        countingWorker.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return countingWorker.isEnded();
    }
}
