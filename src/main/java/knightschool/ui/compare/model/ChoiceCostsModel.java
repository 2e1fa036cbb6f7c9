package knightschool.ui.compare.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.Solver;
import knightschool.census.ChoiceCounter;
import knightschool.census.ChoiceNode;
import knightschool.compare.ChoiceCost;
import knightschool.compare.ChoiceReader;
import knightschool.compare.ChoiceTable;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkContext;

/**
 * What each choice costs at the node where the knight of a pane stands. What the search of the pane has come to is read
 * of it; the rest is counted on a thread of its own while the clock stands still, choice by choice, up to a limit.
 */
public final class ChoiceCostsModel implements AutoCloseable {
    private final CompareWorker worker;
    private final LongSupplier limit;
    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final BackgroundWorker work = BackgroundWorker.newest("choice costs", inbox);
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private final FollowedPane pane = new FollowedPane();
    private final ReadOnlyObjectWrapper<ChoiceTable> table = new ReadOnlyObjectWrapper<>(this, "table");
    private final ReadOnlyObjectWrapper<Counting> counting = new ReadOnlyObjectWrapper<>(this, "counting");

    /** What was counted at the node. */
    private final Map<Integer, ChoiceCost> counted = new HashMap<>();

    /** As it was read of the search; null as long as nothing is known. */
    private ChoiceTable read;

    private long step;
    private boolean still = true;

    /** Whether a person does not want to wait for what is not known at this node. */
    private boolean stopped;

    private long begun;
    private boolean visible = true;
    private long asked;
    private long answered;

    /**
     * What is being counted.
     *
     * @param square the choice whose turn it is
     * @param steps how many steps of it are counted so far
     */
    public record Counting(int square, long steps) {}

    private static ChoiceNode node(ChoiceTable table) {
        Solver solver = table.progress().solver();
        return ChoiceNode.at(table.step(), table.problem(), solver.policy(), table.node(), solver.forks());
    }

    /** @param limit how many steps each search may make */
    ChoiceCostsModel(CompareWorker worker, LongSupplier limit) {
        this.worker = worker;
        this.limit = limit;
        shown.addListener(_ -> look());
    }

    /** Other searches begin. */
    void begin(List<Solver> panes) {
        pane.follow(panes);
        begun = asked;
        look();
    }

    /** Another step is shown. */
    void follow(long now) {
        if (now != step) {
            step = now;
            look();
        }
    }

    /** Reads and counts only while the table is visible: nobody sees it on a slide, or while a question covers it. */
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
        asked++;
        worker.choices(asked, isRead() ? Optional.of(new ChoiceReader.Request(pane.get(), step)) : Optional.empty());
    }

    private void forget() {
        cancel();
        counted.clear();
        stopped = false;
        read = null;
        table.set(null);
    }

    private void cancel() {
        work.cancel();
        counting.set(null);
    }

    void take(ContinuousQuery.Answer<ChoiceTable> answer) {
        if (!isRead() || answer.number() <= begun) {
            return;
        }
        answered = answer.number();
        ChoiceTable costs = answer.result();
        if (costs == null) {
            forget();
        } else if (costs != read) {
            if (read == null || !node(costs).equals(node(read))) {
                forget();
            }
            read = costs;
            showTable();
            count();
        }
    }

    private void showTable() {
        table.set(read.with(counted));
    }

    /** Whether the clock stands still: while it goes on a node is left before anything of it is counted. */
    void still(boolean now) {
        if (now != still) {
            still = now;
            count();
        }
    }

    /** Counts what is not known, unless it does so already; nothing while the clock goes on. */
    private void count() {
        if (!still || stopped || read == null) {
            cancel();
            return;
        }
        ChoiceTable known = read.with(counted);
        boolean complete = known.rows().stream().allMatch(row -> row.isExact() || counted.containsKey(row.square()));
        if (complete || work.isBusy()) {
            return;
        }
        Set<Integer> done = Set.copyOf(counted.keySet());
        long most = limit.getAsLong();
        work.ask(
                context -> {
                    new Run(context, node(known), most).count(known, done);
                    return known;
                },
                _ -> counting.set(null),
                _ -> stop());
    }

    /** The counting of one node, on the thread of the work. */
    private final class Run {
        private final WorkContext context;
        private final ThrottledProgressReporter<Counting> progress;
        private final ChoiceCounter counter;
        private int square;

        Run(WorkContext context, ChoiceNode node, long most) {
            this.context = context;
            progress = new ThrottledProgressReporter<>(context, counting::set);
            counter = new ChoiceCounter(node, most, this::report);
        }

        private void report(long steps) {
            progress.say(() -> new Counting(square, steps));
        }

        /** Counts the choices that the search has still to take, in its order; those that are known are passed. */
        void count(ChoiceTable known, Set<Integer> done) {
            Map<Integer, ChoiceTable.Row> rows = known.rows().stream()
                    .filter(row -> row.state() != ChoiceTable.State.TRIED)
                    .collect(Collectors.toMap(ChoiceTable.Row::square, row -> row));
            List<Integer> left = known.rows().stream()
                    .map(ChoiceTable.Row::square)
                    .filter(rows::containsKey)
                    .collect(Collectors.toCollection(ArrayList::new));
            while (!left.isEmpty()) {
                context.requireWanted();
                Integer next = counter.next(left);
                left.remove(next);
                ChoiceTable.Row row = rows.get(next);
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
                counted.put(next, cost);
                showTable();
            });
        }
    }

    /** The searches may make more steps: what was too far may no longer be. */
    void limitChanged() {
        cancel();
        counted.values().removeIf(cost -> !cost.isExact());
        stopped = false;
        if (read != null) {
            showTable();
            count();
        }
    }

    /** Takes over what was counted; once a pulse. */
    void tick() {
        inbox.empty();
    }

    /** Stops counting at this node. */
    public void stop() {
        stopped = true;
        cancel();
    }

    /** Stops for as long as nobody looks. */
    void rest() {
        cancel();
    }

    /** Goes on where it was. */
    void wake() {
        count();
    }

    /** Whether what is shown is all that will be known of the moment. */
    boolean isSettled() {
        return !isRead() || answered == asked && !work.isBusy();
    }

    /** Whether the table is shown. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** Whose choices they are: the number of the pane, from 0. */
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

    /** Shows those of the pane that is shown alone. */
    void followPane(OptionalInt alone) {
        alone.ifPresent(this::show);
    }

    /** What is known of the choices; null as long as nothing is. */
    public ReadOnlyObjectProperty<ChoiceTable> tableProperty() {
        return table.getReadOnlyProperty();
    }

    /** What is being counted; null where nothing is, or only for a moment so far. */
    public ReadOnlyObjectProperty<Counting> countingProperty() {
        return counting.getReadOnlyProperty();
    }

    /** Whether something of what is not known is being counted. */
    public ReadOnlyBooleanProperty busyProperty() {
        return work.busyProperty();
    }

    /** Whether a choice was counted as far as it will be. */
    public boolean isCounted(int square) {
        return counted.containsKey(square);
    }

    @Override
    public void close() {
        work.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return work.isEnded();
    }
}
