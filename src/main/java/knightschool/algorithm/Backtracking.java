package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/** Tries the moves in order and takes the last one back when none is left (Lucas 1882, Golomb and Baumert 1965). */
@AutoService(Algorithm.class)
public final class Backtracking implements Algorithm {
    private static final int DONE = 0;
    private static final int PLACE = 2;
    private static final int BACK = 3;

    @Override
    public String name() {
        return "backtracking";
    }

    @Override
    public String title() {
        return "Backtracking";
    }

    @Override
    public String summary() {
        return "Tries the moves in order, and takes the last one back when none is left.";
    }

    @Override
    public String source() {
        return "S. W. Golomb, L. D. Baumert: Backtrack programming, 1965";
    }

    @Override
    public int position() {
        return 10;
    }

    @Override
    public Policy policy(Choices chosen) {
        return new Policy(Order.MOVE_ORDER, Lookahead.NONE, Backjump.ONE_SQUARE);
    }

    @Override
    public List<String> code() {
        return List.of(
                "if all are visited: done",
                "m ← next untried move",
                "if there is one: place on m",
                "else: take the last back");
    }

    @Override
    public Explanation explain(Situation s) {
        return switch (s.change()) {
            case Change.Begin begin -> new Explanation(DONE, Sentences.begin(s, begin));
            case Change.Retreat retreat -> new Explanation(BACK, Sentences.retreat(s, retreat));
            case Change.Place place -> placed(s, place);
        };
    }

    private static Explanation placed(Situation s, Change.Place place) {
        if (Sentences.isFound(s)) {
            return new Explanation(DONE, Sentences.finished(s));
        }
        List<Integer> dead = s.emptyDomains();
        String to = s.name(place.to());
        return new Explanation(
                PLACE,
                dead.isEmpty()
                        ? to + " is the first untried move from " + s.name(place.from()) + "."
                        : "Goes on to " + to + ", although " + Sentences.names(s, dead) + " can no longer be reached.");
    }
}
