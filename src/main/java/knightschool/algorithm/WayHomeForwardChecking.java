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
 * Forward checking that, for closed tours, also checks that some unvisited square is a knight's move from the first
 * square: the constraint of a circuit in addition to those of a path (Y. Caseau, F. Laburthe: Solving small TSPs with
 * constraints, 1997, apply it to every part of a circuit). For open tours it makes the same steps as forward checking.
 */
@AutoService(Algorithm.class)
public final class WayHomeForwardChecking extends PlaceOrRetreatAlgorithm {
    public WayHomeForwardChecking() {
        super(
                new AlgorithmDescription(
                        "way-home",
                        "Way home",
                        "Forward checking that also keeps a way back to the first square open, for closed tours.",
                        "Y. Caseau, F. Laburthe: Solving small TSPs with constraints, 1997",
                        100,
                        true),
                "if no way in or home: back");
    }

    @Override
    public SearchPolicy policy(AlgorithmOptionValues choices) {
        return new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.WAY_HOME, BackjumpRule.ONE_SQUARE);
    }

    @Override
    String begun(StepReasonInput s, SearchStep.Begin begin) {
        Position now = s.position();
        if (now.hasNoWayHome()) {
            return "No square leads back to " + s.name(begin.square()) + ": there is no tour from here.";
        }
        return now.emptyDomains().isEmpty()
                ? CommonStepReasonWords.begin(s, begin)
                : shut(s, now, "is", "are") + ": there is no tour from here.";
    }

    @Override
    String placed(StepReasonInput s, SearchStep.Place place) {
        Position now = s.position();
        String to = s.name(place.to());
        if (now.hasNoWayHome()) {
            return lastWay(s, to) + ".";
        }
        if (!now.emptyDomains().isEmpty()) {
            return "After " + to + ", " + shut(s, now, "is", "are") + ".";
        }
        return s.problem().closed()
                ? to + " leaves a way home, and " + CommonStepReasonWords.everySquareOpen(now)
                : to + " leaves " + CommonStepReasonWords.everySquareOpen(now);
    }

    @Override
    String pruned(StepReasonInput s, SearchStep.Retreat retreat) {
        Position before = s.position().beforeTakenBack();
        String removed = s.name(retreat.removed());
        return (before.hasNoWayHome()
                        ? lastWay(s, removed)
                        : "After " + removed + ", " + shut(s, before, "was", "were"))
                + ": " + removed + " is taken back.";
    }

    /**
     * Says that the given square was the last one that leads back to the first. This holds whenever no way home is left
     * after a placement, because the search never continues from such a position.
     */
    private static String lastWay(StepReasonInput s, String square) {
        return square + " was the last free square that leads back to "
                + s.name(s.problem().start());
    }

    private static String shut(StepReasonInput s, Position position, String one, String several) {
        List<Integer> dead = position.emptyDomains();
        return CommonStepReasonWords.names(s, dead) + " " + (dead.size() == 1 ? one : several)
                + " without an open move";
    }
}
