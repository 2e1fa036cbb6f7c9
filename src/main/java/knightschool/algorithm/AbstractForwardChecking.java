package knightschool.algorithm;

import java.util.List;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.search.SearchStep;
import knightschool.search.policy.Lookahead;
import knightschool.search.position.Position;

/**
 * Base class of the algorithms that undo a placement when it leaves a domain empty: their pseudocode line and the
 * sentences that give the reason for each step.
 */
abstract class AbstractForwardChecking extends PlaceOrRetreatAlgorithm {
    AbstractForwardChecking(AlgorithmDescription naming) {
        super(naming, "if a domain is empty: back");
    }

    @Override
    final String begun(StepReasonInput s, SearchStep.Begin begin) {
        List<Integer> dead = s.position().emptyDomains();
        if (!dead.isEmpty()) {
            return CommonStepReasonWords.names(s, dead) + " cannot be reached: there is no tour from here.";
        }
        List<Integer> stranded = stranded(s, s.position());
        return stranded.isEmpty()
                ? CommonStepReasonWords.begin(s, begin)
                : trap(s, begin.square(), stranded) + ": there is no tour from here.";
    }

    @Override
    final String placed(StepReasonInput s, SearchStep.Place place) {
        String to = s.name(place.to());
        List<Integer> dead = s.position().emptyDomains();
        if (!dead.isEmpty()) {
            return to + " leaves " + CommonStepReasonWords.names(s, dead) + " without an open move.";
        }
        List<Integer> stranded = stranded(s, s.position());
        return stranded.isEmpty()
                ? to + " leaves " + CommonStepReasonWords.everySquareOpen(s.position())
                : trap(s, place.to(), stranded) + ".";
    }

    @Override
    final String pruned(StepReasonInput s, SearchStep.Retreat retreat) {
        String removed = s.name(retreat.removed());
        Position position = s.position().beforeTakenBack();
        List<Integer> dead = position.emptyDomains();
        String reason = dead.isEmpty()
                ? trap(s, retreat.removed(), stranded(s, position))
                : removed + " left " + CommonStepReasonWords.names(s, dead) + " without an open move";
        return reason + ": " + removed + " is taken back.";
    }

    /**
     * Returns the squares that only the strict lookahead rejects: the knight could enter each of them but not leave it,
     * while more than one square is unvisited. Empty under every other lookahead.
     */
    private static List<Integer> stranded(StepReasonInput s, Position position) {
        boolean looks = s.policy().looksOnlyFor(Lookahead.STRICT_DOMAINS);
        boolean several = s.problem().board().playableCount() - position.path().length() > 1;
        return looks && several ? position.stranded() : List.of();
    }

    private static String trap(StepReasonInput s, int from, List<Integer> stranded) {
        return "From " + s.name(from) + " the knight could enter " + CommonStepReasonWords.names(s, stranded)
                + " but never leave";
    }
}
