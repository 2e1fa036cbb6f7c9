package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.search.policy.ScheduledFork;
import knightschool.trace.Trace;

/**
 * Computes the {@link ComparisonStepSummary} of a step of a comparison. The acts of a step are known at once; the steps
 * during which a search extends a path that cannot become a tour are searched for slice by slice, as far as the
 * searches are computed. The costs of the choices of twins are read from what is computed.
 */
public final class ComparisonStepSummarizer {
    private final List<ThrashingSpanSearch> searches;
    private final List<Optional<ForkCostReader>> forks;
    private ComparisonSnapshot snapshot;

    /** Creates a summarizer for a step of a comparison. */
    public ComparisonStepSummarizer(Comparison comparison, ComparisonSnapshot snapshot) {
        this.snapshot = snapshot;
        searches = IntStream.range(0, snapshot.frames().size())
                .mapToObj(search -> new ThrashingSpanSearch(
                        comparison.traces().get(search), snapshot.frames().get(search)))
                .toList();
        forks = comparison.traces().stream()
                .map(trace -> ForkCostReader.of(trace, comparison.traces()))
                .toList();
    }

    /** Reads the cost of the choice of a twin at its last fork, and that of the choice of its original. */
    private record ForkCostReader(
            ScheduledFork fork, NextChoiceCostReader twin, Optional<NextChoiceCostReader> original) {
        static Optional<ForkCostReader> of(Trace trace, List<Trace> traces) {
            List<ScheduledFork> forks = trace.solver().forks();
            if (forks.isEmpty()) {
                return Optional.empty();
            }
            ScheduledFork last = forks.getLast();
            Optional<Trace> original = traces.stream()
                    .filter(other -> other.solver().forks().size() < forks.size()
                            && other.solver().twin(last).equals(trace.solver()))
                    .findFirst();
            return Optional.of(new ForkCostReader(
                    last,
                    new NextChoiceCostReader(trace, last.step()),
                    original.map(other -> new NextChoiceCostReader(other, last.step()))));
        }

        /** Returns the costs, if the fork is not after a step and the twin has come to its choice. */
        Optional<ComparisonStepSummary.ForkCost> upTo(long step) {
            return fork.step() > step
                    ? Optional.empty()
                    : twin.read()
                            .map(cost -> new ComparisonStepSummary.ForkCost(
                                    fork, cost, original.flatMap(NextChoiceCostReader::readChoice)));
        }
    }

    /** Reads the cost of the choice that a search takes after a step. Each computed step is examined once. */
    private static final class NextChoiceCostReader {
        private final Trace trace;
        private final long step;
        private Optional<ChoiceCost> cost = Optional.empty();
        private long passed;
        private int depth;
        private int square;

        NextChoiceCostReader(Trace trace, long step) {
            this.trace = trace;
            this.step = step;
            passed = step;
        }

        /** Returns the cost as far as the search is computed; empty if it is not computed beyond the step. */
        Optional<ChoiceCost> read() {
            long explored = trace.explored();
            boolean isExact = cost.filter(ChoiceCost::isExact).isPresent();
            if (isExact || explored <= step || cost.isPresent() && explored == passed && !trace.isComplete()) {
                return cost;
            }
            if (cost.isEmpty()) {
                depth = trace.depthAt(step);
                square = trace.at(step).untried()[0];
            }
            // In the step that takes the square back, and in one that only attempts it, the path is as before.
            long end = passed < explored ? trace.firstBelow(depth + 1, passed) : -1;
            passed = explored;
            cost = Optional.of(
                    end >= 0
                            ? ChoiceCost.of(end - step, ChoiceCostTableComputation.inVain(trace))
                            : trace.isComplete()
                                    ? ChoiceCost.of(explored - step, trace.outcome())
                                    : ChoiceCost.moreThan(explored - step));
            return cost;
        }

        Optional<ComparisonStepSummary.OriginalChoice> readChoice() {
            return read().map(known -> new ComparisonStepSummary.OriginalChoice(square, known));
        }
    }

    /** Returns the step that is summarized. */
    public ComparisonSnapshot snapshot() {
        return snapshot;
    }

    /** Moves to another step of the same comparison. A span that contains both steps is not searched for again. */
    public void move(ComparisonSnapshot next) {
        snapshot = next;
        for (int i = 0; i < searches.size(); i++) {
            searches.get(i).move(next.frames().get(i));
        }
    }

    /**
     * Examines the next computed steps of every search.
     *
     * @param slice the largest number of steps to examine
     * @return whether there are more computed steps to examine
     */
    public boolean advance(long slice) {
        boolean more = false;
        for (ThrashingSpanSearch search : searches) {
            more |= search.advance(slice);
        }
        return more;
    }

    /** Returns whether the end of every span is known, or is known not to come before a step. */
    public boolean isKnownUpTo(long step) {
        return searches.stream().allMatch(search -> search.isKnownUpTo(step));
    }

    /** Returns what is known of the step. */
    public ComparisonStepSummary summary() {
        return new ComparisonStepSummary(
                snapshot,
                searches.stream().map(ThrashingSpanSearch::span).toList(),
                IntStream.range(0, forks.size()).mapToObj(this::forkCost).toList());
    }

    private Optional<ComparisonStepSummary.ForkCost> forkCost(int search) {
        long step = snapshot.frames().get(search).step();
        return forks.get(search).flatMap(reader -> reader.upTo(step));
    }
}
