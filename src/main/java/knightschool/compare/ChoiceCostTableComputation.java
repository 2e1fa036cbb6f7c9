package knightschool.compare;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;

/**
 * Computes from a trace the cost of each choice at a node of the search: the steps spent below it and their end, as far
 * as the search is computed.
 */
public final class ChoiceCostTableComputation implements SlicedComparisonReader<ChoiceCostTable> {
    private final Request request;
    private final Trace trace;
    private final SearchComputationProgress progress;
    private final long shownStep;
    private final KnightPath node;
    private final Problem problem;

    /** The squares left to try at the shown step, the next one first. */
    private final int[] untriedSquares;

    private final Map<Integer, PastChoice> takenChoices = new LinkedHashMap<>();

    /** The step after which the search is at the node and takes the next choice. */
    private long at;

    /**
     * A node whose choices are requested.
     *
     * @param search the index of the search, from 0
     * @param step the step after which the search is at the node; the last step if the search ends before
     */
    public record Request(int search, long step) {}

    /**
     * A choice that the search has taken.
     *
     * @param since the step that placed its square
     */
    private record PastChoice(long since, ChoiceCost cost) {}

    /** Creates a reader of the steps that are computed now. */
    public ChoiceCostTableComputation(Comparison comparison, Request request) {
        this.request = request;
        trace = comparison.traces().get(request.search());
        progress = Comparison.progress(trace);
        shownStep = Math.min(request.step(), trace.explored());
        Search search = trace.at(shownStep);
        problem = search.problem();
        node = search.path();
        untriedSquares = search.untried();
        at = trace.placementOf(shownStep, node.length() - 1);
    }

    @Override
    public boolean advance() {
        if (at >= trace.explored()) {
            return false;
        }
        Search search = trace.at(at);
        int[] untried = search.untried();
        if (untried.length == 0 || !search.path().equals(node)) {
            return false;
        }
        long first = at + 1;
        if (trace.at(first).depth() <= node.length()) {
            // The square was placed and taken back in one step.
            take(untried[0], ChoiceCost.of(1, inVain(trace)), first);
            return true;
        }
        Subtree subtree = trace.subtree(first, node.length());
        take(untried[0], cost(subtree), subtree.last());
        return subtree.ended();
    }

    private void take(int square, ChoiceCost cost, long last) {
        takenChoices.put(square, new PastChoice(at + 1, cost));
        at = last;
    }

    private ChoiceCost cost(Subtree subtree) {
        if (subtree.ended()) {
            return ChoiceCost.of(subtree.steps(), inVain(trace));
        }
        return trace.isComplete()
                ? ChoiceCost.of(subtree.steps(), subtree.hasTour() ? Outcome.FOUND : Outcome.STOPPED)
                : ChoiceCost.moreThan(subtree.steps());
    }

    /** Returns the end of a choice that a search has taken back. */
    static Outcome inVain(Trace trace) {
        return trace.solver().policy().proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
    }

    @Override
    public ChoiceCostTable result() {
        List<Integer> squares = Stream.concat(
                        takenChoices.keySet().stream(),
                        Arrays.stream(untriedSquares).boxed())
                .distinct()
                .toList();
        return new ChoiceCostTable(
                request.search(),
                progress,
                problem,
                shownStep,
                node,
                squares.stream().map(this::row).toList());
    }

    private ChoiceCostTable.Row row(int square) {
        Optional<PastChoice> known = Optional.ofNullable(takenChoices.get(square));
        boolean tried = Arrays.stream(untriedSquares).noneMatch(other -> other == square);
        boolean next = !tried && untriedSquares[0] == square;
        int[] numbers = node.numbers(problem.board().squares());
        int onward = (int) Arrays.stream(problem.graph().neighbours(square))
                .filter(to -> numbers[to] == 0)
                .count();
        return new ChoiceCostTable.Row(
                square,
                onward,
                tried ? ChoiceCostTable.State.TRIED : next ? ChoiceCostTable.State.NEXT : ChoiceCostTable.State.LATER,
                known.map(PastChoice::cost));
    }
}
