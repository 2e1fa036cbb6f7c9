package knightschool.ui.tour;

import java.util.List;
import knightschool.algorithm.warnsdorff.WarnsdorffResult;
import knightschool.board.SquareNames;
import knightschool.text.NumberFormatter;
import knightschool.tour.TourSquareNumbers;
import knightschool.ui.command.Command;

/** Texts below the right board, which follows Warnsdorff's rule. */
final class WarnsdorffWords {
    /** The number of squares below which a measured time is not meaningful. */
    private static final int FEWEST_TO_MEASURE = 100_000;

    static final String TITLE = "Warnsdorff's rule";
    static final String HELP =
            "The neighbour with the fewest open moves, ties to the square farthest from the centre,\n"
                    + "from the upper left corner, never going back. von Warnsdorf 1823, Roth";
    static final String PROGRESS = "Squares visited by Warnsdorff's rule";

    private final TourConstructionModel model;
    private final List<Command> commands;

    /** @param commands the commands whose keys are named */
    WarnsdorffWords(TourConstructionModel model, List<Command> commands) {
        this.model = model;
        this.commands = List.copyOf(commands);
    }

    private String retryHint() {
        return TourConstructionWords.retryHint(
                Command.named(commands, TourConstructionCommands.GO_ON).keyText());
    }

    /** The number of squares visited by Warnsdorff's rule, of all squares. */
    SquareCountWords visited() {
        return SquareCountWords.of(model.visited(), model.question().squares());
    }

    /** The progress of Warnsdorff's rule, or the reason why it ended. */
    String rule() {
        TourConstructionParameters question = model.question();
        WarnsdorffResult greedy = model.greedyProperty().get();
        if (greedy == null) {
            return unfinished();
        }
        return ending(question, greedy) + measured(question, greedy);
    }

    private String unfinished() {
        if (model.isWithoutTour()) {
            return "Not begun.";
        }
        if (model.breakdownProperty().get() != null) {
            return model.breakdownProperty().get().words() + retryHint();
        }
        if (!model.runningProperty().get()) {
            return "Cancelled before the first square." + retryHint();
        }
        String all = TourConstructionWords.squares(model.question().squares());
        if (model.coverageProperty().get() != null) {
            return NumberFormatter.grouped(model.visited()) + " of " + all + " visited …";
        }
        boolean joining = model.builtProperty().get() == null
                && model.question().existence().exists();
        return joining ? "Begins as soon as the blocks are joined." : "Laying out the moves of " + all + " …";
    }

    private String ending(TourConstructionParameters question, WarnsdorffResult greedy) {
        TourSquareNumbers path = greedy.path();
        String count =
                NumberFormatter.grouped(path.length()) + " of " + TourConstructionWords.squares(question.squares());
        return switch (greedy.ending()) {
            case FILLED ->
                filled(question)
                        + (question.closed()
                                ? ", and the last is a knight's move from the first."
                                : ", never going back.");
            case NOT_CLOSED ->
                filled(question)
                        + ", but it is not a closed tour: no move leads from the last, " + name(question, path.head())
                        + ", to the first, " + name(question, path.first()) + ".";
            case STUCK ->
                "Stuck on " + name(question, path.head()) + " after " + count + ": no free square is left to go to.";
            case CANCELLED -> "Cancelled after " + count + "." + retryHint();
        };
    }

    private static String filled(TourConstructionParameters question) {
        return question.squares() == 1
                ? "Filled the one square"
                : "Filled all " + TourConstructionWords.squares(question.squares());
    }

    private static String name(TourConstructionParameters question, int square) {
        return SquareNames.name(question.board(), square);
    }

    /** The time measured in this run, if it is meaningful. It differs between machines and runs. */
    private String measured(TourConstructionParameters question, WarnsdorffResult greedy) {
        boolean ended = greedy.ending() != WarnsdorffResult.Ending.CANCELLED;
        double times = model.measured().orElse(0);
        return ended && question.squares() >= FEWEST_TO_MEASURE && times >= 1
                ? " In this run it took " + NumberFormatter.grouped(Math.round(times)) + " times as long as joining."
                : "";
    }
}
