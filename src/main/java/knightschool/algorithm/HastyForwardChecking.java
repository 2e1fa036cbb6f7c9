package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/**
 * Forward checking as a hasty reader of its description would write it, wrong on purpose: it takes the knight back
 * where a neighbour leads nowhere, forgetting that the last square of a tour need not lead anywhere. So it finds no
 * tour of two squares or more, on any board, and must never say that there is none.
 */
@AutoService(Algorithm.class)
public final class HastyForwardChecking extends SquareBySquare {
    public HastyForwardChecking() {
        super(
                new Naming(
                        "hasty-forward-checking",
                        "Hasty and wrong",
                        "Wrong on purpose: forward checking that forgets the last square, and so refuses every tour.",
                        "A common misreading of forward checking, kept to be shown",
                        80),
                "neighbour leads nowhere: back");
    }

    @Override
    public Policy policy(Choices chosen) {
        return new Policy(Order.MOVE_ORDER, Lookahead.STUCK_NEIGHBOUR, Backjump.ONE_SQUARE);
    }

    @Override
    String begun(Situation s, Change.Begin begin) {
        return s.over() && s.problem().board().playableCount() > 1
                ? "A neighbour of " + s.name(begin.square()) + " leads nowhere: given up, which proves nothing."
                : Sentences.begin(s, begin);
    }

    @Override
    String placed(Situation s, Change.Place place) {
        List<Integer> stuck = stuck(s, s.now());
        String to = s.name(place.to());
        return stuck.isEmpty()
                ? to + " has only neighbours that lead on."
                : to + " is beside " + Sentences.names(s, stuck) + ", where nothing leads on.";
    }

    @Override
    String pruned(Situation s, Change.Retreat retreat) {
        Standing standing = s.beforeTakenBack();
        String left = s.name(retreat.left());
        String stuck = Sentences.names(s, stuck(s, standing));
        boolean last = isTour(s, standing)
                && s.problem().board().playableCount() - standing.way().length() == 1;
        return last
                ? stuck + " would be the last square, but is refused since nothing leads on: " + left
                        + " is taken back, wrongly."
                : "Nothing leads on from " + stuck + ": " + left + " is taken back.";
    }

    /** Whether the last square would complete what is sought. */
    private static boolean isTour(Situation s, Standing standing) {
        return !s.problem().closed()
                || stuck(s, standing).stream()
                        .allMatch(square ->
                                s.problem().graph().hasEdge(square, s.problem().start()));
    }

    private static List<Integer> stuck(Situation s, Standing standing) {
        int head = standing.way().head();
        return standing.stranded().stream()
                .filter(square -> s.problem().graph().hasEdge(head, square))
                .toList();
    }
}
