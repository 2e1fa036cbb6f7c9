package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/**
 * Forward checking that also looks, where a closed tour is sought, whether an unvisited square still leads back to the
 * first: the constraint of a circuit beside those of a path (Y. Caseau, F. Laburthe: Solving small TSPs with
 * constraints, 1997, ask the same of every piece of a circuit). For open tours it makes the steps of forward checking.
 */
@AutoService(Algorithm.class)
public final class WayHome extends SquareBySquare {
    public WayHome() {
        super(
                new Naming(
                        "way-home",
                        "Way home",
                        "Forward checking that also keeps a way back to the first square open, for closed tours.",
                        "Y. Caseau, F. Laburthe: Solving small TSPs with constraints, 1997",
                        100),
                "if no way in or home: back");
    }

    @Override
    public Policy policy(Choices chosen) {
        return new Policy(Order.MOVE_ORDER, Lookahead.WAY_HOME, Backjump.ONE_SQUARE);
    }

    @Override
    String begun(Situation s, Change.Begin begin) {
        return says(s, s.now()) ? fault(s, s.now(), "is") + ": there is no tour from here." : Sentences.begin(s, begin);
    }

    @Override
    String placed(Situation s, Change.Place place) {
        String to = s.name(place.to());
        if (says(s, s.now())) {
            return "After " + to + ", " + fault(s, s.now(), "is") + ".";
        }
        return s.problem().closed()
                ? to + " leaves a way home, and every square an open move."
                : to + " leaves every square an open move.";
    }

    @Override
    String pruned(Situation s, Change.Retreat retreat) {
        String left = s.name(retreat.left());
        return "After " + left + ", " + fault(s, s.beforeTakenBack(), "was") + ": " + left + " is taken back.";
    }

    private static boolean says(Situation s, Standing standing) {
        return standing.hasNoWayHome() || !standing.emptyDomains().isEmpty();
    }

    private static String fault(Situation s, Standing standing, String was) {
        List<Integer> dead = standing.emptyDomains();
        return standing.hasNoWayHome()
                ? "no unvisited square " + (was.equals("is") ? "leads" : "led") + " back to "
                        + s.name(s.problem().start())
                : Sentences.names(s, dead) + " " + was + " without an open move";
    }
}
