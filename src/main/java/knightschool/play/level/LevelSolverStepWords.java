package knightschool.play.level;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.NameJoiner;

/** Describes steps of the solver in one sentence each. */
public final class LevelSolverStepWords {
    private static final int MOST_NAMED = 3;

    private LevelSolverStepWords() {}

    /** Returns a sentence that tells what was done, and why. */
    public static String of(Board board, LevelSolverStep step) {
        String knight = SquareNames.name(board, step.path().head());
        return switch (step) {
            case LevelSolverStep.Begin _ -> "The knight begins on " + knight + ".";
            case LevelSolverStep.Place place
            when place.path().length() == board.playableCount() ->
                "All " + board.playableCount() + " squares are visited, none of them twice.";
            case LevelSolverStep.Place place ->
                knight + " is next: of the squares left to try none leaves the knight fewer open moves: "
                        + place.onward() + ".";
            case LevelSolverStep.Prune prune -> pruned(board, prune);
            case LevelSolverStep.Retreat retreat ->
                "Every move from " + SquareNames.name(board, retreat.removed()) + " has been tried: back to " + knight
                        + ".";
        };
    }

    private static String pruned(Board board, LevelSolverStep.Prune prune) {
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
