package knightschool.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.CutSearch;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * Decides whether a board has a tour with the required ends. It tries in this order: tours known without a search,
 * obstructions that are easy to see, a short search for an example, cuts, and an exhaustive search. The answer is
 * therefore an example or the smallest witness, and "unknown" only after all of them. Not safe for use by several
 * threads.
 */
public final class TourExistenceDecider {
    private final KnightGraph graph;
    private final TourEndpointConstraint ends;
    private final TourExistenceBudget budget;
    private final TourExistenceOracle knownResults;
    private final TourOrWalkSearchProgressListener progress;
    private final WitnessWords words;
    private final List<TourExistenceAttempt> steps = new ArrayList<>();

    private TourExistenceDecider(
            KnightGraph graph,
            TourEndpointConstraint ends,
            TourExistenceBudget budget,
            TourExistenceOracle knownResults,
            TourOrWalkSearchProgressListener progress) {
        this.graph = graph;
        this.ends = ends;
        this.budget = budget;
        this.knownResults = knownResults;
        this.progress = progress;
        this.words = WitnessWords.ofBoard(graph.board(), ends);
    }

    /**
     * Returns the best answer within a budget.
     *
     * @param knownResults tours and theorems that need no search
     * @param progress receives the progress; may end the work by throwing
     */
    public static TourExistenceAnswer answer(
            KnightGraph graph,
            TourEndpointConstraint ends,
            TourExistenceBudget budget,
            TourExistenceOracle knownResults,
            TourOrWalkSearchProgressListener progress) {
        return new TourExistenceDecider(graph, ends, budget, knownResults, progress).answer();
    }

    private TourExistenceAnswer answer() {
        return knownResults
                .tour(graph.board(), ends)
                .map(squares -> TourExistenceAnswer.exists(squares, steps))
                .orElseGet(this::look);
    }

    private TourExistenceAnswer look() {
        ObstructionSearchResult plain = ObstructionSearchResult.of(graph, ends);
        steps.addAll(plain.steps());
        return plain.witness()
                .map(witness -> TourExistenceAnswer.impossible(witness, steps))
                .orElseGet(this::search);
    }

    private TourExistenceAnswer search() {
        MultiStartTourSearch search = new MultiStartTourSearch(graph, ends, budget.steps(), progress);
        Optional<int[]> tour = search.quickly();
        Optional<Witness> cut = tour.isPresent() ? Optional.empty() : cut();
        if (cut.isPresent()) {
            return TourExistenceAnswer.impossible(cut.get(), steps);
        }
        tour = tour.or(search::toTheEnd);
        steps.add(searched(search));
        return tour.map(squares -> TourExistenceAnswer.exists(squares, steps)).orElseGet(() -> withoutATour(search));
    }

    private TourExistenceAttempt searched(MultiStartTourSearch search) {
        if (search.isTooLarge()) {
            return new TourExistenceAttempt.SearchOfTooLargeBoard();
        }
        return graph.vertexCount() > budget.steps()
                ? new TourExistenceAttempt.SearchOfTooFewSteps()
                : new TourExistenceAttempt.SearchRun(search.steps());
    }

    private TourExistenceAnswer withoutATour(MultiStartTourSearch search) {
        if (search.isExhausted()) {
            return TourExistenceAnswer.impossible(words.exhausted(search.stepsOfTheExhausted()), steps);
        }
        knownResults
                .theoremAgainst(graph.board(), ends)
                .ifPresent(theorem -> steps.add(new TourExistenceAttempt.TheoremWithoutWitness(theorem)));
        return TourExistenceAnswer.unknown(steps);
    }

    private Optional<Witness> cut() {
        CutSearch[] search = new CutSearch[1];
        search[0] = new CutSearch(graph, ends, budget.cuts(), () -> progress.cuts(search[0].tried()));
        Optional<Witness> witness = search[0].find().map(words::witness);
        steps.add(TourExistenceAttempt.CutEnumeration.of(search[0]));
        return witness;
    }
}
