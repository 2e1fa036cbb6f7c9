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
import knightschool.search.position.Position;

/**
 * Forward checking with a deliberate mistake that a hasty reading of its description suggests: it undoes a placement
 * when a neighbour leads nowhere, although the last square of a tour need not lead anywhere. It therefore finds no tour
 * of two squares or more on any board, and must never report that there is none.
 */
@AutoService(Algorithm.class)
public final class IncorrectForwardChecking extends PlaceOrRetreatAlgorithm {
    public IncorrectForwardChecking() {
        super(
                new AlgorithmDescription(
                        "hasty-forward-checking",
                        "Hasty and wrong",
                        "Wrong on purpose: forward checking that forgets the last square, and so refuses every tour.",
                        "A common misreading of forward checking, kept to be shown",
                        80,
                        true),
                "neighbour leads nowhere: back");
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.STUCK_NEIGHBOUR, BackjumpRule.ONE_SQUARE);
    }

    @Override
    String begun(StepReasonInput s, SearchStep.Begin begin) {
        return s.over() && s.problem().board().playableCount() > 1
                ? "A neighbour of " + s.name(begin.square()) + " leads nowhere: the search stops, which proves nothing."
                : CommonStepReasonWords.begin(s, begin);
    }

    @Override
    String placed(StepReasonInput s, SearchStep.Place place) {
        List<Integer> stuck = CommonStepReasonWords.strandedNeighbours(s, s.position());
        String to = s.name(place.to());
        return stuck.isEmpty()
                ? to + " has only neighbours that lead to a free square."
                : to + " is beside " + CommonStepReasonWords.names(s, stuck)
                        + ", which would leave the knight no open move.";
    }

    @Override
    String pruned(StepReasonInput s, SearchStep.Retreat retreat) {
        Position position = s.position().beforeTakenBack();
        String removed = s.name(retreat.removed());
        String stuck = CommonStepReasonWords.names(s, CommonStepReasonWords.strandedNeighbours(s, position));
        boolean last = isTour(s, position)
                && s.problem().board().playableCount() - position.path().length() == 1;
        return last
                ? stuck + " would be the last square, but is refused because the knight would have no open move there: "
                        + removed + " is taken back, wrongly."
                : "The knight would have no open move on " + stuck + ": " + removed + " is taken back.";
    }

    /**
     * Returns whether a neighbour that leads nowhere would, as the last square, complete the kind of tour that is
     * sought.
     */
    private static boolean isTour(StepReasonInput s, Position position) {
        return !s.problem().closed()
                || CommonStepReasonWords.strandedNeighbours(s, position).stream()
                        .allMatch(square ->
                                s.problem().graph().hasEdge(square, s.problem().start()));
    }
}
