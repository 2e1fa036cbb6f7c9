package knightschool.ui.play;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.export.GamePathFormat;
import knightschool.play.Game;
import knightschool.search.position.Candidate;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.knight.MovableKnightBoardWords;

/** The words of a game. */
final class PlayWords {
    static final String NOT_MADE = "Moves not made yet";
    static final String IN_STRIP = "in the strip below";
    static final String TITLE = "Play";
    static final String TAKE_BOARD = "Play";
    static final String TAKE_BOARD_HELP = "begin a game on this board";
    static final String CARD = "Play";
    static final String CARD_WORDS = "Visit every square yourself";
    static final String VISITED = "Visited";
    static final String GOAL = "Goal";
    static final String OPEN_TOUR = "Open tour";
    static final String CLOSED_TOUR = "Closed tour";
    static final String SHOW = "Show";
    static final String MOVES = "moves";
    static final String OPEN_MOVES = "open moves from there";
    static final String DOMAINS = "open moves of all squares";
    static final String COLOURS = "colours left";
    static final String DIGITS = "numbers to move by";
    static final String WHY = "why it is lost";
    static final String SOUND = "a soft click";
    static final String NO_SOUND = "No sound can be played here: no sound device was found.";
    static final String TELL = "Tell me whether it can be won";
    static final String NEW_GAME = "New game";
    static final String START_AGAIN = "Start again";
    static final String LEVELS = "Levels";
    static final String COMPARE = "Compare this start";
    static final String SAVE = "Save tour…";
    static final String YOUR_GAME = "Your game";
    static final String ONLY = "only move";
    static final String KEEPS = "keeps the win";
    static final String LOST = "lost it";
    static final String TAKEN_BACK = "lost it, taken back";
    static final String AFTER = "after that";
    static final String MOVE_KEEPS = "a move that keeps the win";
    static final String MOVE_LOSES = "a move that loses";
    static final String BEGIN = "Choose a square for the knight.";
    static final String ASK = "Can it still be won?";
    static final String LOOKED_FOR = "The answer is being looked for. Wait a moment.";
    static final String NEVER_TOLD = "In this game nothing is told, and there are no hints.";
    static final String OVER = "The game is over: there is no move to hint at.";
    static final String AT_THE_END = "The game is over: every square is visited.";
    static final String NO_WAY_ON = "No path through all squares left is known from here.";
    static final String NOT_LOST = "This game is not known to be lost.";
    static final String NO_PLACE_KNOWN = "It is not known where this game was lost.";
    static final String COMPLETION = "Solution";
    static final String HIDE_COMPLETION = "Hide it";
    static final String STOP = "Back to your game";

    static final String LEGEND = "On the board";
    static final String JUDGED_MOVES =
            "Filled: a move that keeps the win. Hollow: one that loses. Diamond: the only one.";
    static final String YOUR_MOVES = "Your moves, and how many moves you had each time. Click one to go back to it.";

    static final List<GestureDescription> GESTURES = MovableKnightBoardWords.gestures(
            "set the knight, then move it", "move to the square pointed at", "play.number");

    static final String SAVE_TOUR = "Save the tour";
    static final String TOUR_FILE = "tour";

    private PlayWords() {}

    /** The text of the button with the board of a game. */
    static String tourOn(String board) {
        return "Tour · " + board;
    }

    /** Returns the name of a format of tours. */
    static String of(GamePathFormat format) {
        return switch (format) {
            case TXT -> "Text, one square a line";
            case CSV -> "Table (CSV)";
            case SVG -> "Picture (SVG)";
            case GIF -> "Moving picture (GIF)";
        };
    }

    /**
     * Returns the reason why the knight waits while a solution is shown.
     *
     * @param button the text of the button that goes back to the game
     */
    static String demonstrated(String button) {
        return "The solution is being shown. Press \"" + button + "\" first.";
    }

    /** Returns the hint that the user must first ask whether the game can be won. */
    static String askFirst(String key) {
        return "Ask first if the game can still be won (" + key + ").";
    }

    /** Returns the name of a policy for when the player gets answers. */
    static String policy(WinnabilityFeedbackTiming policy) {
        return switch (policy) {
            case ASKED -> "when I ask";
            case ALWAYS -> "after every move";
            case END -> "at the end";
            case NEVER -> "never";
        };
    }

    /** Returns the task, shown before the first move. */
    static String beginHelp(Game game) {
        String end = game.board().end() == Board.NONE
                ? ""
                : " The last one is "
                        + SquareNames.name(game.board(), game.board().end()) + ".";
        return "Then visit every square once." + end
                + (game.goal().isClosed() ? " From the last one a move must lead back to the first." : "");
    }

    /** Returns the name of the goal of an open tour, which on some boards has to end on a certain square. */
    static String openTour(Board board) {
        return board.end() == Board.NONE ? OPEN_TOUR : "End on " + SquareNames.name(board, board.end());
    }

    /** Returns the kind of tour that a finished game has. */
    static String won(Game game) {
        return game.goal().isClosed() ? "A closed tour" : "An open tour";
    }

    static String wonHelp(Game game) {
        int squares = game.board().playableCount();
        String all = "Every one of the " + NumberFormatter.grouped(squares) + " squares is visited once, in "
                + NumberFormatter.grouped(squares - 1L) + " moves.";
        return game.goal().isClosed() ? all + " One more move leads back to the first square." : all;
    }

    /** Returns the text of the button that goes back to where the game could be won. */
    static String backTo(int move) {
        return move == 0 ? "Begin on another square" : "Back to move " + NumberFormatter.grouped(move);
    }

    /**
     * Returns the message to a player who asks for a hint in a lost game.
     *
     * @param back the key that goes back to where the game could be won
     */
    static String lost(WinnabilityAnswer answer, String back) {
        String lost = "This game is lost: no hint helps here. ";
        return answer.lastWinnable()
                .map(move -> move == 0
                        ? lost + "No tour begins on this square: " + back + " takes the knight off the board."
                        : lost + back + " goes back to move " + NumberFormatter.grouped(move)
                                + ", where it could still be won.")
                .orElse(lost + "Take moves back.");
    }

    /** Returns the description of a random board, by which it can be created again. */
    static String random(RandomBoardWithTour board) {
        return "A random board of " + board.key().squares() + " squares, seed "
                + board.key().seed() + ". It has an open tour from the knight's square.";
    }

    /** Returns the seed, such as "seed 4711". */
    static String seed(RandomBoardWithTour board) {
        return "seed " + board.key().seed();
    }

    /** Returns a total in words, such as "of 64". */
    static String of(int squares) {
        return "of " + NumberFormatter.grouped(squares);
    }

    /**
     * Returns the reason why a click had no effect.
     *
     * @param canTakeBack whether the player can take back a move
     */
    static String refusal(Game game, int square, boolean canTakeBack) {
        Board board = game.board();
        String name = SquareNames.name(board, square);
        if (!board.isPlayable(square)) {
            return MovableKnightBoardWords.hole(name);
        }
        if (!game.isBegun()) {
            return name + " is the end (E): the knight comes there last. Begin on another square.";
        }
        if (square == game.knight()) {
            return MovableKnightBoardWords.already(name);
        }
        if (game.path().contains(square)) {
            return name + " is visited already. Each square is visited once.";
        }
        String knight = SquareNames.name(board, game.knight());
        if (square == board.end() && game.position().get().problem().graph().hasEdge(game.knight(), square)) {
            return name + " is the end (E): the knight comes there last.";
        }
        return game.candidates().isEmpty()
                ? MovableKnightBoardWords.stuck(knight, canTakeBack)
                : name + " is not a knight's move from " + knight + ". It can go to " + names(game) + ".";
    }

    private static String names(Game game) {
        return game.candidates().stream()
                .map(Candidate::square)
                .map(square -> SquareNames.name(game.board(), square))
                .collect(Collectors.joining(", "));
    }

    /** Returns the number of remaining squares of each colour, such as "13 light, 13 dark left". */
    static String colours(int light, int dark) {
        return NumberFormatter.grouped(light) + " light, " + NumberFormatter.grouped(dark) + " dark left";
    }

    static String strip(int visited, int squares) {
        return "Your game: " + NumberFormatter.grouped(visited) + " of " + NumberFormatter.grouped(squares)
                + " squares visited. Click to go to a move.";
    }

    static String accessibleText(Game game, int square) {
        String name = SquareNames.name(game.board(), square);
        int number = game.path().indexOf(square) + 1;
        if (square == game.knight()) {
            return name + ", the knight, move " + NumberFormatter.grouped(number);
        }
        if (number > 0) {
            return name + ", visited as " + NumberFormatter.grouped(number);
        }
        return game.candidates().stream()
                .filter(candidate -> candidate.square() == square)
                .map(candidate -> name + ", a possible move, then " + Plural.counted(candidate.onward(), "open move"))
                .findFirst()
                .orElse(game.board().isPlayable(square) ? name + ", not visited" : name + ", a hole");
    }
}
