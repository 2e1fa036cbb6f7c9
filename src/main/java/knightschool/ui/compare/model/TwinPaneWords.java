package knightschool.ui.compare.model;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.algorithm.ScheduledForkValidator;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.NumberFormatter;
import knightschool.ui.command.CommandDefinitions;

/**
 * The texts about twins. A twin is a pane with the same search as another pane, except that it takes a fork: at one
 * step it tries another choice next.
 */
public final class TwinPaneWords {
    static final String NOT_YET = "This moment is not shown yet. Wait a moment, then try again.";
    static final String ANSWER_FIRST = "Answer the question first, or end the questions.";
    static final String TOO_LATE = "A twin can begin up to step "
            + NumberFormatter.grouped(ScheduledForkValidator.LATEST) + ". Go back to an earlier one.";

    private static final String HOW_TO_POINT =
            "point at it on that board, or go there with Tab and the arrows, then press "
                    + CommandDefinitions.keyText("compare.fork") + ".";

    private TwinPaneWords() {}

    /** @param title the title of a twin that is in a pane already */
    static String thereAlready(String title) {
        return twin(title) + " is there already.";
    }

    /** @param title the title of a twin with as many choices of its own as there may be */
    static String tooMany(String title) {
        return twin(title) + " has made " + ScheduledForkValidator.MOST + " moves of its own already.";
    }

    /** @param title the title of a twin that takes another choice at the shown step */
    static String beginsHere(String title) {
        return twin(title) + " begins at this step. Point at a move in the pane that it was made from.";
    }

    /**
     * Returns that the twins among panes are left out of an experiment, or lose their move if the pane that they were
     * made from is closed, and why; empty if there are none.
     */
    public static String leftOut(List<ConfiguredAlgorithm> panes, Board board) {
        return panes.stream()
                .filter(ConfiguredAlgorithm::isTwin)
                .map(pane -> twin(pane.title(board))
                        + (panes.contains(pane.withoutForks()) ? " is left out:" : " runs there without its move:")
                        + " that belongs to this board and start.")
                .collect(Collectors.joining(" "));
    }

    private static String twin(String title) {
        return "The twin \"" + title + "\"";
    }

    static String noChoice(ConfiguredAlgorithm solver) {
        return "Here " + solver.algorithm().titleInSentence()
                + " has no other move. Go to a step at which it has two moves or more to try.";
    }

    /** @param title the title of the pane */
    static String pointAtOne(String title, List<Integer> choices, Board board) {
        return title + " can take " + names(choices, board) + " instead: " + HOW_TO_POINT;
    }

    /** @param title the title of the pane */
    static String isNext(int square, String title, List<Integer> choices, Board board) {
        return SquareNames.name(board, square) + " comes next anyway. " + pointAtOne(title, choices, board);
    }

    private static String names(List<Integer> squares, Board board) {
        List<String> names =
                squares.stream().map(square -> SquareNames.name(board, square)).toList();
        int last = names.size() - 1;
        return last == 0 ? names.getFirst() : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
    }

    /** Returns the text of the menu item that makes a twin which tries this square next. */
    public static String whatIf(int square, Board board) {
        return "What if it went to " + SquareNames.name(board, square) + "? A twin of this pane does";
    }
}
