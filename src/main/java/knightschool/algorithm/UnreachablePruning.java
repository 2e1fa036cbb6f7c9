package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.SearchStep;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * Backtracking that checks whether the knight can still reach every unvisited square through unvisited squares, and
 * undoes the last placement if it cannot (a search for connected components, as in J. Hopcroft, R. Tarjan: Algorithm
 * 447, 1973).
 */
@AutoService(Algorithm.class)
public final class UnreachablePruning extends PlaceOrRetreatAlgorithm {
    public UnreachablePruning() {
        super(
                new AlgorithmDescription(
                        "unreachable",
                        "Unreachable",
                        "Takes a move back as soon as it cuts some square off from the knight.",
                        "J. Hopcroft, R. Tarjan: Algorithm 447: efficient algorithms for graph manipulation, 1973",
                        70,
                        true),
                "if one is cut off: back");
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.UNREACHABLE, BackjumpRule.ONE_SQUARE);
    }

    @Override
    String begun(StepReasonInput s, SearchStep.Begin begin) {
        List<Integer> cut = s.position().cutOff();
        return cut.isEmpty()
                ? CommonStepReasonWords.begin(s, begin)
                : "No path leads to " + CommonStepReasonWords.names(s, cut) + ": there is no tour from here.";
    }

    @Override
    String placed(StepReasonInput s, SearchStep.Place place) {
        String to = s.name(place.to());
        List<Integer> cut = s.position().cutOff();
        return cut.isEmpty()
                ? "From " + to + " the knight can still come to every square."
                : to + " cuts " + CommonStepReasonWords.names(s, cut) + " off.";
    }

    @Override
    String pruned(StepReasonInput s, SearchStep.Retreat retreat) {
        String removed = s.name(retreat.removed());
        return removed + " cut "
                + CommonStepReasonWords.names(s, s.position().beforeTakenBack().cutOff()) + " off from the knight: "
                + removed
                + " is taken back.";
    }
}
