package knightschool.ui.play;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.Hint;
import knightschool.play.HintStrength;

/** The words of the hints of a game. */
final class PlayHintWords {
    static final String LOOKING = "Looking …";
    private static final int MOST_NAMED = 6;

    private PlayHintWords() {}

    static String title(HintStrength strength) {
        return switch (strength) {
            case WHERE_TO_LOOK -> "Where to look";
            case MOVE_THAT_LOSES -> "Which move loses";
            case MOVE_THAT_KEEPS_OPEN -> "Which move to play";
        };
    }

    /** Returns a hint in a sentence or two. */
    static String text(Board board, Hint hint) {
        return switch (hint) {
            case Hint.Look look -> look(board, look);
            case Hint.Loses loses ->
                SquareNames.name(board, loses.square()) + " loses. "
                        + loses.witness().text();
            case Hint.NoneLoses none -> noneLoses(none);
            case Hint.KeepsOpen keeps ->
                SquareNames.name(board, keeps.square())
                        + (keeps.only() ? ": the only move that keeps the win." : " keeps the win.");
            case Hint.IsLost _ -> "The game is lost already. Ask where, and go back.";
            case Hint.IsFinished _ -> "The tour is complete.";
            case Hint.NothingKnown _ -> "Not known: too many squares are left.";
        };
    }

    private static String look(Board board, Hint.Look look) {
        boolean one = look.squares().size() == 1;
        return "Look at " + names(board, look.squares()) + ". "
                + switch (look.question()) {
                    case HOW_TO_REACH -> "Which move leads there, and will it still be there later?";
                    case HOW_TO_LEAVE ->
                        one
                                ? "Once the knight is there, where can it go on?"
                                : "Once the knight is on one of them, where can it go on?";
                    case HOW_TO_JOIN ->
                        one
                                ? "Which moves join it to the other squares?"
                                : "Which moves join them to the other squares?";
                    case HOW_MANY_MOVES -> "How many moves lead there? No other square has fewer moves.";
                };
    }

    private static String names(Board board, List<Integer> squares) {
        String named = squares.stream()
                .limit(MOST_NAMED)
                .map(square -> SquareNames.name(board, square))
                .collect(Collectors.joining(", "));
        return squares.size() > MOST_NAMED ? named + " and " + (squares.size() - MOST_NAMED) + " more" : named;
    }

    private static String noneLoses(Hint.NoneLoses none) {
        if (none.notKnown() == 0) {
            return switch (none.keepOpen()) {
                case 0 -> "There is no move yet: set the knight on any square.";
                case 1 -> "There is one move, and it keeps the win.";
                case 2 -> "None of them: both moves keep the win.";
                default -> "None of them: all " + none.keepOpen() + " moves keep the win.";
            };
        }
        return "No move is known to lose. Of " + none.notKnown() + " it is not known.";
    }
}
