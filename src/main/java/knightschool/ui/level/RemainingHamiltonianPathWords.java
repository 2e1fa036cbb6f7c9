package knightschool.ui.level;

import java.util.List;
import knightschool.board.SquareNames;
import knightschool.explain.Witness;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.Winnability.NotKnown;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.text.NameJoiner;

/** The words about whether the remaining squares can be visited without a return, and why not. */
final class RemainingHamiltonianPathWords {
    private RemainingHamiltonianPathWords() {}

    /** Returns the text of the button that requests the answer. */
    static String ask(PlayedLevelWalk walk) {
        return "Is " + walk.atLeast() + " still possible?";
    }

    /** Returns the hint to go to a square next. */
    static String hint(PlayedLevelWalk walk, int square) {
        String name = SquareNames.name(walk.level().board(), square);
        return walk.visits(square) == 0 ? "Go to " + name + " next." : "Go back over " + name + " next.";
    }

    /** Returns the answer whether the least number of moves can still be reached. */
    static String answer(PlayedLevelWalk walk, Winnability winnability) {
        int least = walk.atLeast();
        return switch (winnability) {
            case CanBeWon _ ->
                "Yes: " + LevelWords.moves(least) + " can still be reached, for " + LevelWords.stars(walk.starsAtMost())
                        + ".";
            case CannotBeWon(Witness witness) ->
                "No. " + why(walk, witness) + " From here " + LevelWords.moves(least + 1) + " at least, for "
                        + LevelWords.stars(walk.level().stars(least + 1)) + ".";
            case NotKnown _ -> "Not known. " + LevelWords.moves(least) + " at least.";
        };
    }

    /**
     * Returns the reason. It takes into account that a square without unvisited neighbours can still be reached by a
     * return.
     */
    private static String why(PlayedLevelWalk walk, Witness witness) {
        return switch (witness.kind()) {
            case ISOLATED ->
                "Every square around " + named(walk, witness.squares().getFirst()) + " is visited.";
            case DISCONNECTED -> "New squares alone do not lead from the knight to " + beyond(walk, witness) + ".";
            case EXHAUSTED -> "A search tried all orders of the squares left, and each needs a return.";
            case DEAD_ENDS ->
                names(walk, witness.squares()) + " have a single move left each, and only one square can be the last.";
            default -> "Look at the squares left together with the knight's square. " + witness.text();
        };
    }

    private static String names(PlayedLevelWalk walk, List<Integer> squares) {
        return NameJoiner.listed(
                squares.stream().map(square -> named(walk, square)).toList());
    }

    private static String named(PlayedLevelWalk walk, int square) {
        return square == walk.knight()
                ? "the knight"
                : SquareNames.name(walk.level().board(), square);
    }

    private static String beyond(PlayedLevelWalk walk, Witness witness) {
        return witness.pieces().stream()
                .filter(piece -> !piece.contains(walk.knight()))
                .map(List::getFirst)
                .findFirst()
                .map(square -> named(walk, square))
                .orElse("all squares");
    }
}
