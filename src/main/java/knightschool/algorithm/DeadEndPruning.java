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
 * Backtracking that counts the open moves of every unvisited square. If a square has none, or two squares have only one
 * each, the last placement is undone (the pruning of a program for the puzzle game Troyis).
 */
@AutoService(Algorithm.class)
public final class DeadEndPruning extends PlaceOrRetreatAlgorithm {
    public DeadEndPruning() {
        super(
                new AlgorithmDescription(
                        "dead-ends",
                        "Dead ends",
                        "Takes a move back as soon as two squares have a single open move left, or one has none.",
                        "The pruning of a program for the puzzle game Troyis",
                        50,
                        true),
                "if two are dead ends: back");
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.DEAD_ENDS, BackjumpRule.ONE_SQUARE);
    }

    @Override
    String placed(StepReasonInput s, SearchStep.Place place) {
        String to = s.name(place.to());
        List<Integer> empty = s.position().emptyDomains();
        List<Integer> single = s.position().singleOpenMoves();
        if (!empty.isEmpty()) {
            return to + " leaves " + CommonStepReasonWords.names(s, empty) + " without an open move.";
        }
        if (single.size() > 1) {
            return to + " leaves " + CommonStepReasonWords.names(s, single) + " with one open move each.";
        }
        return single.isEmpty()
                ? to + " leaves every square two open moves."
                : to + " leaves one square a single open move: " + s.name(single.getFirst()) + " must be the last.";
    }

    @Override
    String pruned(StepReasonInput s, SearchStep.Retreat retreat) {
        String removed = s.name(retreat.removed());
        List<Integer> empty = s.position().beforeTakenBack().emptyDomains();
        String reason = empty.isEmpty()
                ? removed + " left "
                        + CommonStepReasonWords.names(
                                s, s.position().beforeTakenBack().singleOpenMoves())
                        + " with one open move each, and a tour has one last square"
                : removed + " left " + CommonStepReasonWords.names(s, empty) + " without an open move";
        return reason + ": " + removed + " is taken back.";
    }
}
