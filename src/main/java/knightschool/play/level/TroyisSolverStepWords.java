package knightschool.play.level;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.NameJoiner;

/** Describes steps of the solver in one sentence each. */
public final class TroyisSolverStepWords {
    private static final int MOST_NAMED = 3;

    private TroyisSolverStepWords() {}

    /** Returns a sentence that tells what was done, and why. */
    public static String of(Board board, TroyisSolverStep step) {
        String knight = SquareNames.name(board, step.path().head());
        return switch (step) {
            case TroyisSolverStep.Begin _ -> "The knight begins on " + knight + ".";
            case TroyisSolverStep.Place place
            when place.path().length() == board.playableCount() ->
                "All " + board.playableCount() + " squares are visited, none of them twice.";
            case TroyisSolverStep.Place place ->
                knight + " is next: of the squares left to try none has fewer onward moves (" + place.onward() + ").";
            case TroyisSolverStep.Prune prune -> pruned(board, prune);
            case TroyisSolverStep.Retreat retreat ->
                "Every move from " + SquareNames.name(board, retreat.removed()) + " has failed: back to " + knight
                        + ".";
        };
    }

    private static String pruned(Board board, TroyisSolverStep.Prune prune) {
        String removed = SquareNames.name(board, prune.removed());
        String squares = names(board, prune.squares());
        return switch (prune.reason()) {
            case NO_OPEN_MOVE ->
                removed + " leaves " + squares + " without an open move: " + removed + " is taken back.";
            case TWO_DEAD_ENDS ->
                removed + " leaves " + squares + " with one open move each, but only one square can be the last: "
                        + removed + " is taken back.";
        };
    }

    private static String names(Board board, List<Integer> squares) {
        return NameJoiner.listed(SquareNames.names(board, squares), MOST_NAMED);
    }
}
