package knightschool.ui.editor.hunt;

import java.util.OptionalInt;
import knightschool.hunt.BoardCondition;
import knightschool.hunt.BoardConditionCheck;
import knightschool.hunt.SmallestBoardHuntKind;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/** The words for the hunts: challenges to find the smallest board that has a property. */
final class SmallestBoardHuntWords {
    static final String TITLE = "A hunt";
    static final String FIND = "Find the smallest board: the one with the fewest squares.";
    static final String TAKE_BEST = "the smallest board of the hunt";
    static final String SHOW = "Show the smallest";
    static final String HIDE = "Cover it again";
    static final String PUT = "Put it on the board";

    private SmallestBoardHuntWords() {}

    static String name(SmallestBoardHuntKind hunt) {
        return switch (hunt) {
            case NO_TOUR -> "No tour, but no simple reason";
            case ONE_START -> "One square to begin on";
            case RULE_FAILS -> "Warnsdorff's rule fails";
        };
    }

    static String conditionText(BoardCondition condition) {
        return switch (condition) {
            case CONNECTED -> "It is connected.";
            case BALANCED -> "As many light squares as dark ones, or one more or less.";
            case NO_TOUR -> "It has no tour from any square.";
            case ONE_START -> "It has an E, and a tour to it can begin on one square only.";
            case SEVERAL_TOURS -> "There are two such tours or more.";
            case TOUR_FROM_START -> "There is a tour from the start (or the first square).";
            case RULE_FAILS -> "Warnsdorff's rule does not find one from there.";
        };
    }

    static String now(SmallestBoardHuntModel.Judgement judgement, SmallestBoardHuntKind hunt) {
        int squares = judgement.squares();
        if (judgement.failure().isPresent()) {
            return "This board could not be judged. "
                    + judgement.failure().get().words();
        }
        if (judgement.met().isEmpty()) {
            return Plural.counted(squares, "square") + ". Boards of up to " + BoardConditionCheck.MOST_SQUARES
                    + " are judged: make more holes.";
        }
        String size = Plural.counted(squares, "square");
        if (!judgement.isPrey()) {
            return size + ": not yet.";
        }
        boolean smallest = squares == hunt.best().playableCount();
        return size + (smallest ? ": found one. No smaller one exists." : ": found one. Is there a smaller one?");
    }

    static String best(OptionalInt squares) {
        return squares.isEmpty()
                ? "You have found none so far."
                : "Your smallest has " + NumberFormatter.grouped(squares.getAsInt()) + ".";
    }

    /** Returns the explanation of what is known about the smallest board, and how. */
    static String proof(SmallestBoardHuntKind hunt) {
        int squares = hunt.best().playableCount();
        return "The smallest has " + squares + " squares. The program tried all connected boards with 1 to "
                + (squares - 1) + " squares. None of them fits.";
    }
}
