package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/**
 * Backtracking that counts the exits of every unvisited square: one without any, or two with a single one, and the last
 * placement is undone (the pruning of a solver for the puzzle game Troyis).
 */
@AutoService(Algorithm.class)
public final class DeadEnds extends SquareBySquare {
    public DeadEnds() {
        super(
                new Naming(
                        "dead-ends",
                        "Dead ends",
                        "Takes a move back as soon as two squares have a single exit left, or one has none.",
                        "The pruning of a solver for the puzzle game Troyis",
                        50),
                "if two are dead ends: back");
    }

    @Override
    public Policy policy(Choices chosen) {
        return new Policy(Order.MOVE_ORDER, Lookahead.DEAD_ENDS, Backjump.ONE_SQUARE);
    }

    @Override
    String placed(Situation s, Change.Place place) {
        String to = s.name(place.to());
        List<Integer> empty = s.emptyDomains();
        List<Integer> single = s.now().singleExits();
        if (!empty.isEmpty()) {
            return to + " leaves " + Sentences.names(s, empty) + " without an exit.";
        }
        if (single.size() > 1) {
            return to + " leaves " + Sentences.names(s, single) + " with one exit each.";
        }
        return single.isEmpty()
                ? to + " leaves every square two exits."
                : to + " leaves one square a single exit: " + s.name(single.getFirst()) + " must be the last.";
    }

    @Override
    String pruned(Situation s, Change.Retreat retreat) {
        String left = s.name(retreat.left());
        List<Integer> empty = s.beforeTakenBack().emptyDomains();
        String reason = empty.isEmpty()
                ? left + " left " + Sentences.names(s, s.beforeTakenBack().singleExits())
                        + " with one exit each, and a tour has one last square"
                : left + " left " + Sentences.names(s, empty) + " without an exit";
        return reason + ": " + left + " is taken back.";
    }
}
