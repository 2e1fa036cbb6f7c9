package knightschool.ui.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.picture.ReadingWarning;
import knightschool.picture.SelectionFrame;
import knightschool.picture.WalkClickScriptFormat;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;
import knightschool.text.SentenceCase;
import knightschool.ui.command.GestureDescription;
import knightschool.walk.ShortestCoveringWalkAnswer;

/**
 * The texts of the view in which a board is read from a picture and corrected, and its shortest walk is saved as
 * clicks.
 */
final class PictureCorrectionWords {
    static final String TITLE = "Board from a picture";
    static final String OPEN_TITLE = "Board from a picture";
    static final String PICTURES = "Pictures";
    static final String CLICKS = "clicks";
    static final String CLIPBOARD = "from the clipboard";
    static final String SOLVE = "Shortest walk";
    static final String STOP = "Stop";
    static final String COPY = "Copy";
    static final String SAVE = "Save…";
    static final String SAVE_TITLE = "Save the clicks";
    static final String TAKE = "Take the board";
    static final String BACK = "Back";
    static final String READING = "Looking for the squares…";
    static final String UNREAD =
            "Drag a frame around the board in the picture. If that does not help, type its columns and rows.";
    static final String NO_BOARD = "No board was found";
    static final String NOT_THAT_SIZE = "The board keeps its size";
    static final String LOOK = "Look at this first";
    static final String SURE = "Nothing here is doubtful. Compare it with the picture.";
    static final String SOLVING = "Looking for the shortest walk…";
    static final String WAIT_FOR_BOARD = "The board is being looked for. Wait a moment.";
    static final String WAIT_FOR_WALK = "The shortest walk is being looked for. Wait a moment.";
    static final String COPIED = "The clicks are on the clipboard.";

    static final String GIVE_UP_FIRST = "Give your corrections up?";
    static final String NOT_TAKEN = "You corrected the board in a picture, and did not take that board yet.";
    static final String BOARD_NAME = "board";
    static final String KEEP_CORRECTING = "Keep correcting";
    static final String GIVE_UP = "Give up";

    private static final int MOST_NAMES = 8;

    static final GestureDescription MOVE_FRAME =
            new GestureDescription("arrow keys", "move the frame, where that is chosen; with Shift, change its size");
    static final GestureDescription READ_FRAME =
            new GestureDescription("Space", "read the board in the frame that was moved");

    private static final List<GestureDescription> MOUSE = List.of(
            new GestureDescription("click, drag", "make holes of squares, or squares of holes"),
            new GestureDescription("click on another board, Tab", "read that one, where there are several"),
            new GestureDescription("drag at the frame", "read the board inside it"));

    private static final List<GestureDescription> SQUARE_KEYS = List.of(
            new GestureDescription("arrow keys", "to another square"),
            new GestureDescription("Space", "a hole of a square, or a square of a hole"));

    private PictureCorrectionWords() {}

    /** @param stepping whether keys step through a walk, rather than act on squares or on the frame */
    static List<GestureDescription> gestures(boolean stepping) {
        List<GestureDescription> gestures = new ArrayList<>(MOUSE);
        if (!stepping) {
            gestures.addAll(SQUARE_KEYS);
        }
        gestures.addAll(List.of(MOVE_FRAME, READ_FRAME));
        return gestures;
    }

    // What was found

    static String size(Board board) {
        return NumberFormatter.size(board.columns(), board.rows()) + ", "
                + Plural.counted(board.playableCount(), "square");
    }

    /** Returns which of several boards is shown, and how to reach another. */
    static String choiceText(int index, int all, String key) {
        return "Board " + (index + 1) + " of " + all + " in this picture. Click another one, or press " + key + ".";
    }

    static String knight(Board board) {
        return board.start() == Board.NONE
                ? "No knight is set."
                : "The knight is on " + SquareNames.name(board, board.start()) + ".";
    }

    /** Returns a doubt with its squares. */
    static String doubt(ReadingWarning doubt, Board board) {
        return SentenceCase.begun(doubt.kind().words())
                + (doubt.squares().isEmpty() ? "." : " (" + names(doubt.squares(), board) + ").");
    }

    private static String names(List<Integer> squares, Board board) {
        String names = squares.stream()
                .limit(MOST_NAMES)
                .map(square -> SquareNames.name(board, square))
                .collect(Collectors.joining(", "));
        return squares.size() > MOST_NAMES ? names + ", …" : names;
    }

    /** Returns the fault, if there was one, and what to do about it on the screen. */
    static String next(Optional<InputFault> refused) {
        return refused.map(fault -> SentenceCase.begun(fault.description()) + ". ")
                        .orElse("")
                + UNREAD;
    }

    /** Returns a fault and its remedy. */
    static String fault(InputFault fault) {
        return SentenceCase.begun(fault.description()) + ". " + fault.remedy();
    }

    static String square(Board board, int square) {
        String name = SquareNames.name(board, square);
        String knight = square == board.start() ? ", the knight" : "";
        return name + (board.isPlayable(square) ? ", a square" + knight : ", a hole");
    }

    /** Returns the accessible text of the frame, in pixels of the picture. */
    static String frame(SelectionFrame frame) {
        return "Frame from " + frame.x() + ", " + frame.y() + ", " + NumberFormatter.size(frame.width(), frame.height())
                + " pixels";
    }

    static String tool(PictureCorrectionTool tool) {
        return switch (tool) {
            case SQUARES -> "Squares";
            case KNIGHT -> "Knight";
            case FRAME -> "Frame";
        };
    }

    /** Returns the effect of the mouse. */
    static String hint(PictureCorrectionTool tool) {
        return switch (tool) {
            case SQUARES -> "Click or drag: squares and holes";
            case KNIGHT -> "Click: the knight stands there";
            case FRAME -> "Drag or " + MOVE_FRAME.keys() + ": a frame around the board";
        };
    }

    // The walk

    static String of(ShortestCoveringWalkAnswer shortest) {
        int moves = shortest.length();
        return switch (shortest.method()) {
            case NONE -> "There is no walk: " + shortest.reason() + ".";
            case TOUR -> "A tour: " + moves(moves) + ", each square once.";
            default ->
                shortest.isShortest()
                        ? "The shortest walk: " + moves(moves) + ". It must come to some squares twice."
                        : "A walk of " + moves(moves) + ". None has fewer than "
                                + NumberFormatter.grouped(shortest.least()) + ".";
        };
    }

    private static String moves(int moves) {
        return Plural.counted(moves, "move");
    }

    static String cutsTried(long cuts) {
        return "Looking whether the board falls into pieces: " + NumberFormatter.grouped(cuts) + " tries so far.";
    }

    static String stepsSearched(long steps) {
        return "Looking for a tour: " + NumberFormatter.grouped(steps) + " steps so far.";
    }

    static String changesWeighed(long changes) {
        return "Making the walk shorter: " + NumberFormatter.grouped(changes) + " tries so far.";
    }

    static String ordersWeighed(long sets, long all) {
        return "Looking for the shortest walk: " + NumberFormatter.grouped(sets) + " of " + NumberFormatter.grouped(all)
                + " tries so far.";
    }

    // Clicks

    static String format(WalkClickScriptFormat format) {
        return switch (format) {
            case CSV -> "Clicks: a table";
            case AUTOHOTKEY -> "Clicks: AutoHotkey";
            case XDOTOOL -> "Clicks: xdotool";
        };
    }

    /** Returns the purpose of a format. */
    static String use(WalkClickScriptFormat format) {
        return switch (format) {
            case CSV ->
                "A table for a spreadsheet or for a program of your own: the number of each square, where to click in"
                        + " the picture, in pixels, and the name of the square.";
            case AUTOHOTKEY ->
                "A script that clicks for you on Windows, with the program AutoHotkey 2. It counts pixels from the"
                        + " upper left corner of the window in front.";
            case XDOTOOL ->
                "A script that clicks for you on Linux, with the program xdotool. It counts pixels from the upper left"
                        + " corner of the screen.";
        };
    }

    /** @param key the key that returns to the picture */
    static String putAside(String key) {
        return "Your corrections of the picture are kept. " + key + " leads back to them.";
    }

    // Faults

    static InputFault correctedMeanwhile() {
        return new InputFault(
                "you corrected this picture while the next one was read",
                "Take the board, or open the next picture again.");
    }

    /** Returns the name of a corrected board in a list. */
    static String corrected(Board board) {
        return "corrected board of a picture, " + NumberFormatter.size(board.columns(), board.rows());
    }

    static InputFault noPictureCopied() {
        return new InputFault(
                "the clipboard holds no picture", "Take a screenshot, or copy a picture file, and paste it again.");
    }
}
