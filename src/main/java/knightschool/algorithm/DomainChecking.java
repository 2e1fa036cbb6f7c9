package knightschool.algorithm;

import java.util.List;
import knightschool.search.Change;
import knightschool.search.Lookahead;

/** What algorithms say that take a move back where a domain is empty. */
abstract class DomainChecking extends SquareBySquare {
    DomainChecking(Naming naming) {
        super(naming, "if a domain is empty: back");
    }

    @Override
    final String begun(Situation s, Change.Begin begin) {
        List<Integer> dead = s.emptyDomains();
        if (!dead.isEmpty()) {
            return Sentences.names(s, dead) + " cannot be reached: there is no tour from here.";
        }
        List<Integer> stranded = stranded(s, s.now());
        return stranded.isEmpty()
                ? Sentences.begin(s, begin)
                : trap(s, begin.square(), stranded) + ": there is no tour from here.";
    }

    @Override
    final String placed(Situation s, Change.Place place) {
        String to = s.name(place.to());
        List<Integer> dead = s.emptyDomains();
        if (!dead.isEmpty()) {
            return to + " leaves " + Sentences.names(s, dead) + " without an open move.";
        }
        List<Integer> stranded = stranded(s, s.now());
        return stranded.isEmpty()
                ? to + " leaves " + Sentences.everySquareOpen(s.now())
                : trap(s, place.to(), stranded) + ".";
    }

    @Override
    final String pruned(Situation s, Change.Retreat retreat) {
        String left = s.name(retreat.left());
        Standing standing = s.beforeTakenBack();
        List<Integer> dead = standing.emptyDomains();
        String reason = dead.isEmpty()
                ? trap(s, retreat.left(), stranded(s, standing))
                : left + " left " + Sentences.names(s, dead) + " without an open move";
        return reason + ": " + left + " is taken back.";
    }

    /** The squares that only the strict reading minds: the knight could enter each, but more squares remain. */
    private static List<Integer> stranded(Situation s, Standing standing) {
        boolean looks = s.policy().lookahead() == Lookahead.STRICT_DOMAINS;
        boolean several = s.problem().board().playableCount() - standing.way().length() > 1;
        return looks && several ? standing.stranded() : List.of();
    }

    private static String trap(Situation s, int from, List<Integer> stranded) {
        return "From " + s.name(from) + " the knight could enter " + Sentences.names(s, stranded) + " but never leave";
    }
}
