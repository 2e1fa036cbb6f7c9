package knightschool.algorithm.reason;

import java.util.List;
import knightschool.search.Outcome;
import knightschool.search.SearchStep;
import knightschool.search.position.Candidate;
import knightschool.search.position.Position;
import knightschool.text.NameJoiner;

/** Sentences, shared by several algorithms, that give the reason for a step. */
public final class CommonStepReasonWords {
    private static final int MOST_NAMED = 3;

    private CommonStepReasonWords() {}

    /** Returns the reason for the first placement. */
    public static String begin(StepReasonInput s, SearchStep.Begin begin) {
        if (!s.over()) {
            return "The knight begins on " + s.name(begin.square()) + ".";
        }
        if (s.outcome() == Outcome.FOUND) {
            return "The only square is visited: a tour.";
        }
        return s.outcome() == Outcome.STOPPED
                ? "No open move from " + s.name(begin.square()) + "."
                : "No tour begins on " + s.name(begin.square()) + ": this is known before the first step.";
    }

    /** Returns the sentence for a search that has visited all squares. */
    public static String finished(StepReasonInput s) {
        String squares = s.position().path().length() == 1
                ? "The only square is"
                : "All " + s.position().path().length() + " squares are";
        return squares + " visited: a " + (s.problem().closed() ? "closed tour." : "tour.");
    }

    /** Returns the reason for a retreat by one move. */
    public static String retreat(StepReasonInput s, SearchStep.Retreat retreat) {
        if (s.over()) {
            return "Every move from " + s.name(retreat.to()) + " has been tried: there is no tour from here.";
        }
        return "No move is left to try from " + s.name(retreat.removed()) + ": back to " + s.name(retreat.to()) + ".";
    }

    /** Returns the squares beside the knight that it could enter but not leave. */
    public static List<Integer> strandedNeighbours(StepReasonInput s, Position position) {
        int head = position.path().head();
        return position.stranded().stream()
                .filter(square -> s.problem().graph().hasEdge(head, square))
                .toList();
    }

    /**
     * Returns the end of the sentence about a square that leaves no domain of an unvisited square empty. It adds that
     * the knight itself has no open move if that is so.
     */
    public static String everySquareOpen(Position now) {
        return "every square an open move" + (now.isStuck() ? ", but the knight on it has none." : ".");
    }

    /**
     * Returns the squares that had as few onward moves as the next choice when the step began, without the next choice.
     */
    public static List<Integer> tiedWithNext(StepReasonInput s) {
        int fewest = s.choices().getFirst().onward();
        return s.choices().stream()
                .filter(choice -> !choice.isNext() && choice.onward() == fewest)
                .map(Candidate::square)
                .toList();
    }

    /** Joins the names of squares, as in "h2", "h2 and g4" or "h2, g4, a1 and 2 more". */
    public static String names(StepReasonInput s, List<Integer> squares) {
        return NameJoiner.listed(squares.stream().map(s::name).toList(), MOST_NAMED);
    }

    /** Returns whether the search has ended with a tour. */
    public static boolean isFound(StepReasonInput s) {
        return s.over() && s.outcome() == Outcome.FOUND;
    }
}
