package knightschool.algorithm;

import java.util.List;
import knightschool.search.Candidate;
import knightschool.search.Change;
import knightschool.search.Outcome;

/** What several algorithms say in the same words. */
final class Sentences {
    private static final int MOST_NAMED = 3;

    private Sentences() {}

    static String begin(Situation s, Change.Begin begin) {
        if (!s.over()) {
            return "The knight begins on " + s.name(begin.square()) + ".";
        }
        if (s.outcome() == Outcome.FOUND) {
            return "The only square is visited: a tour.";
        }
        return s.outcome() == Outcome.STOPPED
                ? "No move leads on from " + s.name(begin.square()) + "."
                : "No tour begins on " + s.name(begin.square()) + ": given up before the first step.";
    }

    static String finished(Situation s) {
        String squares =
                s.way().length() == 1 ? "The only square is" : "All " + s.way().length() + " squares are";
        return squares + " visited: a " + (s.problem().closed() ? "closed tour." : "tour.");
    }

    static String retreat(Situation s, Change.Retreat retreat) {
        if (s.over()) {
            return "Every move from " + s.name(retreat.to()) + " has failed: there is no tour from here.";
        }
        return "No move is left to try from " + s.name(retreat.left()) + ": back to " + s.name(retreat.to()) + ".";
    }

    /** What a square leaves where no domain of an unvisited one is empty: that of the knight may still be. */
    static String everySquareOpen(Standing now) {
        return "every square an open move" + (now.isStuck() ? ", but the knight on it has none." : ".");
    }

    /** The squares that had as few onward moves as the next choice when the step began, without it. */
    static List<Integer> tiedWithNext(Situation s) {
        int fewest = s.choices().getFirst().onward();
        return s.choices().stream()
                .filter(choice -> !choice.isNext() && choice.onward() == fewest)
                .map(Candidate::square)
                .toList();
    }

    /** The names of squares, as "h2", "h2 and g4" or "h2, g4, a1 and 2 more". */
    static String names(Situation s, List<Integer> squares) {
        List<String> names = squares.stream().limit(MOST_NAMED).map(s::name).toList();
        if (squares.size() > MOST_NAMED) {
            return String.join(", ", names) + " and " + (squares.size() - MOST_NAMED) + " more";
        }
        if (names.size() == 1) {
            return names.getFirst();
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    static boolean isFound(Situation s) {
        return s.over() && s.outcome() == Outcome.FOUND;
    }
}
