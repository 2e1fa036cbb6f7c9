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
 * Tries the moves in order and undoes the last placement when no untried move is left (Lucas 1882, Golomb and Baumert
 * 1965).
 */
@AutoService(Algorithm.class)
public final class Backtracking extends PlaceOrRetreatAlgorithm {
    public Backtracking() {
        super(
                new AlgorithmDescription(
                        "backtracking",
                        "Backtracking",
                        "Tries the moves in order, and takes the last one back when none is left.",
                        "S. W. Golomb, L. D. Baumert: Backtrack programming, 1965",
                        10),
                "if all are visited: done");
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE);
    }

    @Override
    int lineOfEnd() {
        return OWN;
    }

    @Override
    String placed(StepReasonInput s, SearchStep.Place place) {
        List<Integer> dead = s.position().emptyDomains();
        String to = s.name(place.to());
        return dead.isEmpty()
                ? to + " is the first untried move from " + s.name(place.from()) + "."
                : "Goes on to " + to + ", although " + CommonStepReasonWords.names(s, dead)
                        + " can no longer be reached.";
    }
}
