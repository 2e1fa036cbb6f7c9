package knightschool.ui.play;

import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.game.MoveJudgementMark;
import knightschool.play.Game;
import knightschool.play.LosingMove;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/** The words about where a game was lost. */
final class LosingMoveWords {
    static final String GO_THERE = "Go to this move";
    static final Sketch HERE = MoveJudgementMark.KEEPS.legend();

    private LosingMoveWords() {}

    static String title(LosingMove loss) {
        if (loss.number() == 1 && !loss.isExact()) {
            return "It cannot be won from the start";
        }
        return loss.isExact()
                ? "It was lost at move " + NumberFormatter.grouped(loss.number())
                : "It was lost at move " + NumberFormatter.grouped(loss.number()) + " or before";
    }

    /** Returns the last position that could be won in words, with the number of moves that kept it so, if known. */
    static String lastWinnable(Game game, LosingMove loss, JudgedMoveTree judged) {
        int moves = game.jumpTo(loss.lastWinnable()).candidates().size();
        int open = judged.of(game.line().subList(0, loss.lastWinnable() + 1)).open();
        return loss.lastWinnable() + "  " + name(game, loss.lastWinnable()) + "  could be won"
                + (open < 0 ? "" : ", by " + open + " of " + Plural.counted(moves, "move"));
    }

    static String lost(Game game, LosingMove loss) {
        String end = loss.number() == game.length() ? ", you are here" : "";
        return loss.number() + "  " + name(game, loss.number()) + (loss.isExact() ? "  lost it" : "  cannot be won")
                + end;
    }

    static String currentPosition(Game game) {
        return game.length() + "  " + name(game, game.length()) + "  you are here";
    }

    private static String name(Game game, int number) {
        return SquareNames.name(game.board(), game.line().get(number - 1));
    }
}
