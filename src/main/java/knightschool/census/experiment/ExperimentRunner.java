package knightschool.census.experiment;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.census.MultiCensusComputation;

/**
 * Runs the searches of an experiment plan that have no result yet, group by group in the order of the plan, on the
 * threads of an executor.
 *
 * <p>Safe for use by several threads.
 */
public final class ExperimentRunner {
    private final List<Part> parts = new ArrayList<>();
    private final MultiCensusComputation sequence;
    private final Consumer<FinishedRun> runs;

    /** A run that was made. */
    public record FinishedRun(ExperimentRunGroup group, CensusRow row) {}

    /** A run that is being made. */
    public record Underway(ExperimentRunGroup group, CensusComputation.Underway run) {}

    private record Part(ExperimentRunGroup group, CensusComputation census) {}

    /**
     * Prepares the runs.
     *
     * @param knownRuns the runs that need not be made; read now, not later
     * @param runs receives each run when it is made, in no particular order, one at a time, on a worker's thread
     */
    public ExperimentRunner(ExperimentPlan plan, CompletedRunCache knownRuns, Consumer<FinishedRun> runs) {
        this.runs = runs;
        for (ExperimentRunGroup group : plan.groups()) {
            BitSet missing = knownRuns.missing(plan, group);
            if (!missing.isEmpty()) {
                parts.add(new Part(
                        group,
                        CensusComputation.inWindow(
                                group.census(missing, plan.limit()), row -> give(new FinishedRun(group, row)))));
            }
        }
        sequence = new MultiCensusComputation(parts.stream().map(Part::census).toList());
    }

    private void give(FinishedRun run) {
        synchronized (runs) {
            runs.accept(run);
        }
    }

    /**
     * Makes the runs until none is missing or they are cancelled.
     *
     * @param threads the number of threads to use
     * @return a future that completes when all threads are done; it fails with the exception of any of them
     */
    public CompletableFuture<Void> workOn(Executor executor, int threads) {
        return sequence.workOn(executor, threads);
    }

    /** Ends the work soon: no further run is begun, and those that are under way are given up. */
    public void cancel() {
        sequence.cancel();
    }

    /** Returns the runs that are being made. */
    public List<Underway> underway() {
        return parts.stream()
                .flatMap(part -> part.census().underway().stream().map(run -> new Underway(part.group(), run)))
                .toList();
    }
}
