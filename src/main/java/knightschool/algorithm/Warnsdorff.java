package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import knightschool.search.Backjump;
import knightschool.search.Candidate;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/**
 * Goes where the fewest moves lead on, ties to the earlier in move order, and takes a move back at a dead end (H. C.
 * von Warnsdorf, Des Rösselsprungs einfachste und allgemeinste Lösung, 1823, for the rule, which does not go back; the
 * rule's usual name has a second f).
 */
@AutoService(Algorithm.class)
public final class Warnsdorff implements Algorithm {
    private static final int SORT = 0;
    private static final int PLACE = 2;
    private static final int BACK = 3;

    @Override
    public String name() {
        return "warnsdorff";
    }

    @Override
    public String title() {
        return "Warnsdorff";
    }

    @Override
    public String summary() {
        return "Goes where the fewest moves lead on, and takes a move back at a dead end.";
    }

    @Override
    public String source() {
        return "H. C. von Warnsdorf: Des Rösselsprungs einfachste und allgemeinste Lösung, 1823";
    }

    @Override
    public int position() {
        return 30;
    }

    @Override
    public Set<Option> options() {
        return Set.of(Option.NO_BACKTRACKING, Option.TIE_BREAK, Option.SEED);
    }

    @Override
    public Policy policy(Choices chosen) {
        Backjump backjump = chosen.has(Option.NO_BACKTRACKING) ? Backjump.NONE : Backjump.ONE_SQUARE;
        return new Policy(Order.fewestOnward(chosen.ties(), chosen.seed()), Lookahead.NONE, backjump);
    }

    @Override
    public List<String> code() {
        return List.of(
                "sort moves, fewest onward",
                "m ← next untried move",
                "if there is one: place on m",
                "else: take the last back");
    }

    @Override
    public Explanation explain(Situation s) {
        return switch (s.change()) {
            case Change.Begin begin -> new Explanation(SORT, Sentences.begin(s, begin));
            case Change.Retreat retreat -> new Explanation(BACK, Sentences.retreat(s, retreat));
            case Change.Place place -> new Explanation(PLACE, placed(s, place));
        };
    }

    private static String placed(Situation s, Change.Place place) {
        if (Sentences.isFound(s)) {
            return Sentences.finished(s);
        }
        String to = s.name(place.to());
        Candidate chosen = s.choices().getFirst();
        List<Integer> tied = s.choices().stream()
                .filter(c -> !c.isNext() && c.onward() == chosen.onward())
                .map(Candidate::square)
                .toList();
        if (s.choices().size() == 1) {
            return to + " is the only move left to try.";
        }
        return tied.isEmpty()
                ? to + " had the fewest onward moves: " + chosen.onward() + "."
                : to + " ties with " + Sentences.names(s, tied) + " at " + chosen.onward()
                        + ": the earlier in move order goes first.";
    }
}
