package knightschool.ui.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.YesNoUnknownSign;
import knightschool.drawing.game.MoveEffectTimelineMark;
import knightschool.explain.Witness;
import knightschool.explain.WitnessKind;
import knightschool.graph.KnightGraph;
import knightschool.play.Game;
import knightschool.play.LosingMove;
import knightschool.play.Winnability;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.Winnability.NotKnown;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/**
 * The words about a game beside its board.
 *
 * @param question the question that the answer is about
 * @param sign the mark of the answer; empty while there is none
 * @param title the answer in a few words; empty while there is none
 * @param evidence the reason for the answer, or what to do
 */
record WinnabilityWords(String question, Optional<YesNoUnknownSign> sign, String title, String evidence) {
    static final String GO_THERE = "Go to this move";
    static final Sketch HERE = MoveEffectTimelineMark.KEEPS.legend();

    private static final int FEW_NEIGHBOURS = 2;
    private static final String WON = "Your tour is complete";

    static WinnabilityWords of(Game game, WinnabilityFeedbackTiming policy, WinnabilityAnswer answer) {
        if (!game.isBegun()) {
            return quiet(PlayWords.BEGIN, PlayWords.beginHelp(game));
        }
        if (game.isFinished()) {
            return answered(WON, YesNoUnknownSign.YES, PlayWords.won(game), PlayWords.wonHelp(game));
        }
        return switch (answer.stage()) {
            case QUIET -> quiet(PlayWords.ASK, help(game, policy));
            case LOOKING -> quiet(PlayWords.ASK, "Looking …");
            // A failure is no answer: the pane says why, and offers to try again.
            case FAILED -> quiet(PlayWords.ASK, "");
            case KNOWN -> verdict(game, answer, answer.winnability().orElseThrow());
        };
    }

    private static WinnabilityWords quiet(String question, String evidence) {
        return new WinnabilityWords(question, Optional.empty(), "", evidence);
    }

    private static WinnabilityWords answered(String question, YesNoUnknownSign sign, String title, String evidence) {
        return new WinnabilityWords(question, Optional.of(sign), title, evidence);
    }

    private static String help(Game game, WinnabilityFeedbackTiming policy) {
        if (game.isStuck()) {
            return "The knight has no move left.";
        }
        return switch (policy) {
            case ASKED -> "Ask when you want to know. Or go on.";
            case ALWAYS -> "";
            case END -> "You will be told at the end.";
            case NEVER -> "You are not told here. Look at the squares that have only one or two open moves.";
        };
    }

    private static WinnabilityWords verdict(Game game, WinnabilityAnswer answer, Winnability winnability) {
        return switch (winnability) {
            case CanBeWon won -> answered(PlayWords.ASK, YesNoUnknownSign.YES, "Yes", yes(game, won, answer.open()));
            case CannotBeWon lost ->
                answered(PlayWords.ASK, YesNoUnknownSign.NO, "No", why(game, lost.witness()) + lostAt(game, answer));
            case NotKnown _ -> answered(PlayWords.ASK, YesNoUnknownSign.NOT_KNOWN, "Not known", notKnown(game));
        };
    }

    /**
     * Returns the reason. For a square without a move to it, the reason names the moves to its neighbours, if the
     * neighbours are few, as in a corner.
     */
    private static String why(Game game, Witness witness) {
        if (witness.kind() != WitnessKind.ISOLATED) {
            return witness.text();
        }
        int square = witness.squares().getFirst();
        int[] neighbours = KnightGraph.of(game.board()).neighbours(square);
        if (square == game.knight() || neighbours.length == 0 || neighbours.length > FEW_NEIGHBOURS) {
            return witness.text();
        }
        Board board = game.board();
        int[] moves =
                IntStream.of(neighbours).map(game.path()::indexOf).sorted().toArray();
        String names = joined(moves, move -> SquareNames.name(board, game.path().get(move)));
        String numbers = joined(moves, move -> NumberFormatter.grouped(move + 1L));
        return SquareNames.name(board, square) + " is cut off. The knight has used "
                + (neighbours.length == 1 ? "its only neighbour " : "both its neighbours, ") + names + ", at "
                + Plural.noun(neighbours.length, "move") + " " + numbers + ".";
    }

    private static String joined(int[] moves, IntFunction<String> word) {
        return IntStream.of(moves).mapToObj(word).collect(Collectors.joining(" and "));
    }

    /**
     * Returns the answer that the game can be won. It tells the number of moves after which it still can be, but not
     * the moves.
     */
    private static String yes(Game game, CanBeWon won, OptionalInt open) {
        int remaining = won.completion().size();
        String home = game.goal().isClosed()
                ? " and home to " + SquareNames.name(game.board(), game.path().getFirst())
                : "";
        String path = remaining == 1
                ? "One square is left, and the knight can go there" + home + "."
                : "A path through the last " + NumberFormatter.grouped(remaining) + " squares" + home + " is known.";
        int moves = game.candidates().size();
        if (open.isEmpty()) {
            return path;
        }
        String from = SquareNames.name(game.board(), game.knight());
        return path + " "
                + (moves == 1
                        ? "There is one move from " + from + "."
                        : open.getAsInt() == moves
                                ? (moves == 2 ? "Both" : "All " + moves) + " moves from " + from + " keep the win."
                                : "Of the " + moves + " moves from " + from + ", " + open.getAsInt()
                                        + (open.getAsInt() == 1 ? " keeps the win." : " keep the win."));
    }

    private static String lostAt(Game game, WinnabilityAnswer answer) {
        return answer.loss()
                .filter(LosingMove::isExact)
                .map(loss -> lostAt(game, loss))
                .orElse("");
    }

    private static String lostAt(Game game, LosingMove loss) {
        String square = SquareNames.name(game.board(), loss.square());
        return loss.number() == 1
                ? " No tour begins on " + square + "."
                : " It was lost at move " + NumberFormatter.grouped(loss.number()) + ", " + square + ".";
    }

    private static String notKnown(Game game) {
        return "Neither a tour nor a reason against one was found. "
                + NumberFormatter.grouped(game.unvisited())
                + " squares are left: ask again when there are fewer.";
    }

    /** Returns where the game was lost, for the head of the way back. */
    static String lostTitle(LosingMove loss) {
        if (loss.number() == 1 && !loss.isExact()) {
            return "It cannot be won from the start";
        }
        return loss.isExact()
                ? "It was lost at move " + NumberFormatter.grouped(loss.number())
                : "It was lost at move " + NumberFormatter.grouped(loss.number()) + " or before";
    }

    /** Returns the last position that could be won in words, with the number of moves that kept it so, if known. */
    static String lastWinnable(Game game, LosingMove loss, MoveJudgementMemory judged) {
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
