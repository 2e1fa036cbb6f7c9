package knightschool.ui.compare.model;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.ChoiceCostCounter;
import knightschool.census.ChoiceCostQuery;
import knightschool.compare.ChoiceCost;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SelectedSubtree;
import knightschool.search.Problem;
import knightschool.trace.Subtree;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.ThrottledProgressReporter;

/**
 * The whole size of the selected subtree of a search tree, where the search has stopped at its limit below the node. It
 * is counted on a separate thread, for searches that can be counted without making each step. A count that the user has
 * stopped does not begin again before another node is selected or the limit rises. Used on the JavaFX thread.
 */
public final class SubtreeSizeModel implements AutoCloseable {
    private final SearchTreeModel tree;
    private final ComparisonProgress progress;
    private final Supplier<Problem> problem;
    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final BackgroundWorker worker = BackgroundWorker.newest("subtree size", inbox);
    private final ReadOnlyObjectWrapper<Optional<ChoiceCost>> size =
            new ReadOnlyObjectWrapper<>(this, "size", Optional.empty());
    private final ReadOnlyObjectWrapper<OptionalLong> counting =
            new ReadOnlyObjectWrapper<>(this, "counting", OptionalLong.empty());

    /** The subtree that is counted, or was last. */
    private Optional<Request> request = Optional.empty();

    /** Whether its size is still to be found: not where it was found, or the user has stopped the counting. */
    private boolean isDue;

    private boolean resting;

    /**
     * A subtree to be counted.
     *
     * @param node the parent of its node, or that itself if it is the first square
     * @param square the square of its node
     * @param limit the limit of the search, in steps
     */
    private record Request(ChoiceCostQuery node, int square, long limit) {
        boolean isWholeSearch() {
            return square == node.problem().start();
        }
    }

    SubtreeSizeModel(SearchTreeModel tree, ComparisonProgress progress, Supplier<Problem> problem) {
        this.tree = tree;
        this.progress = progress;
        this.problem = problem;
        tree.reading().partProperty().addListener(_ -> look());
        tree.shownProperty().addListener(_ -> count());
        progress.limitProperty().addListener((_, _, _) -> look());
    }

    private void look() {
        Optional<Request> next =
                Optional.ofNullable(tree.reading().partProperty().get()).flatMap(this::request);
        if (!next.equals(request)) {
            stop();
            size.set(Optional.empty());
            request = next;
            isDue = next.isPresent();
            count();
        }
    }

    private Optional<Request> request(SearchTreeInView part) {
        long limit = progress.limitProperty().get();
        boolean isStopped = !part.progress().complete() && part.progress().explored() >= limit;
        ConfiguredAlgorithm solver = part.progress().solver();
        return part.selected()
                .filter(one -> isStopped && !one.subtree().ended())
                .map(one -> new Request(node(one, solver), one.subtree().square(), limit));
    }

    private ChoiceCostQuery node(SelectedSubtree selected, ConfiguredAlgorithm solver) {
        Subtree subtree = selected.subtree();
        return ChoiceCostQuery.at(
                subtree.first() - 1,
                problem.get(),
                solver.policy(),
                selected.path().first(Math.max(1, subtree.depth() - 1)),
                solver.forks());
    }

    /** Starts to count what is due, or suspends that while the tree is not on screen. */
    private void count() {
        if (resting || !tree.shownProperty().get()) {
            cancel();
        } else if (isDue && !worker.isBusy()) {
            request.ifPresent(this::count);
        }
    }

    private void count(Request subtree) {
        worker.ask(
                context -> count(subtree, context),
                cost -> {
                    isDue = false;
                    size.set(Optional.of(cost));
                    counting.set(OptionalLong.empty());
                },
                this::stop);
    }

    /** Counts on the background thread. */
    private ChoiceCost count(Request subtree, RunningWorkContext context) {
        ThrottledProgressReporter<OptionalLong> reporter = new ThrottledProgressReporter<>(context, counting::set);
        ChoiceCostCounter counter = new ChoiceCostCounter(
                subtree.node(), subtree.limit(), steps -> reporter.say(() -> OptionalLong.of(steps)));
        Optional<ChoiceCost> cost =
                subtree.isWholeSearch() ? counter.countSearch() : counter.countAtOnce(subtree.square());
        return cost.orElse(ChoiceCost.UNKNOWN);
    }

    /** Stops the counting at this node. */
    public void stop() {
        isDue = false;
        cancel();
    }

    private void cancel() {
        worker.cancel();
        counting.set(OptionalLong.empty());
    }

    /**
     * The whole size; {@link ChoiceCost#UNKNOWN} if the steps would have to be made to count them, empty as long as
     * nothing is found out.
     */
    public ReadOnlyObjectProperty<Optional<ChoiceCost>> sizeProperty() {
        return size.getReadOnlyProperty();
    }

    /** The number of steps counted so far; empty if nothing is counted, or only for a short time so far. */
    public ReadOnlyObjectProperty<OptionalLong> countingProperty() {
        return counting.getReadOnlyProperty();
    }

    /** Applies the results of the background thread; called once per pulse. */
    void tick() {
        inbox.empty();
    }

    /** Suspends the counting while the scene is hidden. */
    void rest() {
        resting = true;
        count();
    }

    /** Resumes the counting. */
    void wake() {
        resting = false;
        count();
    }

    /** Whether nothing is being counted. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        worker.close();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return worker.isEnded();
    }
}
