package knightschool.algorithm;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import knightschool.search.Backjump;
import knightschool.search.Change;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Policy;

/**
 * Backtracking that looks at the domains when a step begins: if some unvisited square has no open move left, the last
 * placement is undone and nothing is tried from there (Haralick and Elliott 1980; on the knight's graph as in "Making
 * Knight's Tour", part 2, 2021).
 */
@AutoService(Algorithm.class)
public final class ForwardChecking implements Algorithm {
    private static final int LOOK = 0;
    private static final int PLACE = 2;
    private static final int BACK = 3;

    @Override
    public String name() {
        return "forward-checking";
    }

    @Override
    public String title() {
        return "Forward checking";
    }

    @Override
    public String summary() {
        return "Takes a move back as soon as it leaves some square without an open move.";
    }

    @Override
    public String source() {
        return "R. M. Haralick, G. L. Elliott: Increasing tree search efficiency for constraint satisfaction problems, 1980";
    }

    @Override
    public int position() {
        return 20;
    }

    @Override
    public Set<Option> options() {
        return Set.of(Option.STRICT);
    }

    @Override
    public Policy policy(Choices chosen) {
        Lookahead lookahead = chosen.has(Option.STRICT) ? Lookahead.STRICT_DOMAINS : Lookahead.EMPTY_DOMAINS;
        return new Policy(Order.MOVE_ORDER, lookahead, Backjump.ONE_SQUARE);
    }

    @Override
    public List<String> code() {
        return List.of(
                "if a domain is empty: back",
                "m ← next untried move",
                "if there is one: place on m",
                "else: take the last back");
    }

    @Override
    public Explanation explain(Situation s) {
        return switch (s.change()) {
            case Change.Begin begin -> new Explanation(LOOK, begun(s, begin));
            case Change.Retreat retreat when retreat.pruned() -> new Explanation(LOOK, pruned(s, retreat));
            case Change.Retreat retreat -> new Explanation(BACK, Sentences.retreat(s, retreat));
            case Change.Place place -> new Explanation(PLACE, placed(s, place));
        };
    }

    private static String begun(Situation s, Change.Begin begin) {
        List<Integer> dead = s.emptyDomains();
        return dead.isEmpty()
                ? Sentences.begin(s, begin)
                : Sentences.names(s, dead) + " cannot be reached: there is no tour from here.";
    }

    private static String pruned(Situation s, Change.Retreat retreat) {
        String left = s.name(retreat.left());
        List<Integer> dead = s.emptyDomainsBefore();
        if (dead.isEmpty()) {
            String stranded = Sentences.names(s, s.strandedBefore());
            return "From " + left + " the knight could enter " + stranded + " but never leave: " + left
                    + " is taken back.";
        }
        return left + " left " + Sentences.names(s, dead) + " without an open move: " + left + " is taken back.";
    }

    private static String placed(Situation s, Change.Place place) {
        if (Sentences.isFound(s)) {
            return Sentences.finished(s);
        }
        List<Integer> dead = s.emptyDomains();
        String to = s.name(place.to());
        return dead.isEmpty()
                ? to + " leaves every square an open move."
                : to + " leaves " + Sentences.names(s, dead) + " without an open move.";
    }
}
