package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/**
 * Backtracking that looks whether the knight can still come to every unvisited square through unvisited ones, and
 * undoes the last placement if it cannot (a look for connected components, as in J. Hopcroft, R. Tarjan: Algorithm 447,
 * 1973).
 */
@AutoService(Algorithm.class)
public final class Unreachable extends SquareBySquare {
    public Unreachable() {
        super(
                new Naming(
                        "unreachable",
                        "Unreachable",
                        "Takes a move back as soon as it cuts some square off from the knight.",
                        "J. Hopcroft, R. Tarjan: Algorithm 447: efficient algorithms for graph manipulation, 1973",
                        70),
                "if one is cut off: back");
    }

    @Override
    public Policy policy(Choices chosen) {
        return new Policy(Order.MOVE_ORDER, Lookahead.UNREACHABLE, Backjump.ONE_SQUARE);
    }

    @Override
    String begun(Situation s, Change.Begin begin) {
        List<Integer> cut = s.now().cutOff();
        return cut.isEmpty()
                ? Sentences.begin(s, begin)
                : "No way leads to " + Sentences.names(s, cut) + ": there is no tour from here.";
    }

    @Override
    String placed(Situation s, Change.Place place) {
        String to = s.name(place.to());
        List<Integer> cut = s.now().cutOff();
        return cut.isEmpty()
                ? "From " + to + " the knight can still come to every square."
                : to + " cuts " + Sentences.names(s, cut) + " off.";
    }

    @Override
    String pruned(Situation s, Change.Retreat retreat) {
        String left = s.name(retreat.left());
        return left + " cut " + Sentences.names(s, s.beforeTakenBack().cutOff()) + " off from the knight: " + left
                + " is taken back.";
    }
}
