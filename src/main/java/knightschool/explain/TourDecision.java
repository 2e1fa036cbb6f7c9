package knightschool.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.CutSearch;
import knightschool.obstruction.TourEnds;

/**
 * Asks whether there is a tour: first who knows tours without search, then what can be seen, then a quick look for an
 * example, then cuts, then a search to the end. So whoever asks gets an example or the smallest witness, and "unknown"
 * only after all of it. Belongs to one thread.
 */
public final class TourDecision {
    private final KnightGraph graph;
    private final TourEnds ends;
    private final SearchBudget effort;
    private final KnownResults known;
    private final DecisionProgress watch;
    private final WitnessWords say;
    private final List<DecisionStep> tried = new ArrayList<>();

    private TourDecision(
            KnightGraph graph, TourEnds ends, SearchBudget effort, KnownResults known, DecisionProgress watch) {
        this.graph = graph;
        this.ends = ends;
        this.effort = effort;
        this.known = known;
        this.watch = watch;
        this.say = WitnessWords.ofBoard(graph.board(), ends);
    }

    /**
     * Finds out what can be found out within an effort.
     *
     * @param known what knows tours without search
     * @param watch hears how far it is, and may end it by throwing
     */
    public static TourAnswer answer(
            KnightGraph graph, TourEnds ends, SearchBudget effort, KnownResults known, DecisionProgress watch) {
        return new TourDecision(graph, ends, effort, known, watch).answer();
    }

    private TourAnswer answer() {
        return known.tour(graph.board(), ends)
                .map(made -> TourAnswer.exists(made, tried))
                .orElseGet(this::look);
    }

    private TourAnswer look() {
        ObstructionReport plain = ObstructionReport.of(graph, ends);
        tried.addAll(plain.steps());
        return plain.witness().map(found -> TourAnswer.impossible(found, tried)).orElseGet(this::search);
    }

    private TourAnswer search() {
        TourSearch search = new TourSearch(graph, ends, effort.steps(), watch);
        Optional<int[]> tour = search.quickly();
        Optional<Witness> cut = tour.isPresent() ? Optional.empty() : cut();
        if (cut.isPresent()) {
            return TourAnswer.impossible(cut.get(), tried);
        }
        tour = tour.or(search::toTheEnd);
        tried.add(searched(search));
        return tour.map(found -> TourAnswer.exists(found, tried)).orElseGet(() -> withoutATour(search));
    }

    private DecisionStep searched(TourSearch search) {
        if (search.isTooLarge()) {
            return new DecisionStep.SearchOfTooLargeBoard();
        }
        return graph.vertexCount() > effort.steps()
                ? new DecisionStep.SearchOfTooFewSteps()
                : new DecisionStep.SearchRun(search.steps());
    }

    private TourAnswer withoutATour(TourSearch search) {
        if (search.isExhausted()) {
            return TourAnswer.impossible(say.exhausted(search.stepsOfTheExhausted()), tried);
        }
        known.theoremAgainst(graph.board(), ends)
                .ifPresent(theorem -> tried.add(new DecisionStep.TheoremWithoutWitness(theorem)));
        return TourAnswer.unknown(tried);
    }

    private Optional<Witness> cut() {
        CutSearch[] search = new CutSearch[1];
        search[0] = new CutSearch(graph, ends, effort.cuts(), () -> watch.cuts(search[0].tried()));
        Optional<Witness> found = search[0].find().map(say::witness);
        tried.add(DecisionStep.CutEnumeration.of(search[0]));
        return found;
    }
}
