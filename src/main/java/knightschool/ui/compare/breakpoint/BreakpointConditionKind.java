package knightschool.ui.compare.breakpoint;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.event.BreakpointCondition;
import knightschool.files.InputFault;
import knightschool.search.Outcome;

/** The conditions of breakpoints that the user can choose, each with the kind of value to be typed. */
public enum BreakpointConditionKind {
    ENTERED(
            BreakpointWords.ENTERED,
            Value.SQUARE,
            (square, board) -> new BreakpointCondition.Entered(square(square, board))),
    LEFT(
            BreakpointWords.TAKEN_BACK,
            Value.SQUARE,
            (square, board) -> new BreakpointCondition.Departure(square(square, board))),
    DEPTH(BreakpointWords.DEPTH, Value.NUMBER, (number, _) -> new BreakpointCondition.Depth(number(number))),
    PRUNED(BreakpointWords.PRUNED, Value.NONE, (_, _) -> new BreakpointCondition.Pruned()),
    TIED(BreakpointWords.TIED, Value.NONE, (_, _) -> new BreakpointCondition.Tied()),
    ONE_MOVE(
            BreakpointWords.ONE_MOVE,
            Value.ANY_SQUARE,
            (square, board) -> new BreakpointCondition.Narrowed(anySquare(square, board), 1)),
    NO_MOVE(
            BreakpointWords.NO_MOVE,
            Value.ANY_SQUARE,
            (square, board) -> new BreakpointCondition.Narrowed(anySquare(square, board), 0)),
    BACK_PAST(BreakpointWords.BACK_PAST, Value.MOVE, (number, _) -> new BreakpointCondition.BackPast(move(number))),
    ENDS(BreakpointWords.ENDS, Value.NONE, (_, _) -> new BreakpointCondition.Ends(Optional.empty())),
    FOUND(BreakpointWords.FOUND, Value.NONE, (_, _) -> new BreakpointCondition.Ends(Optional.of(Outcome.FOUND))),
    NO_TOUR(
            BreakpointWords.NO_TOUR,
            Value.NONE,
            (_, _) -> new BreakpointCondition.Ends(Optional.of(Outcome.PROVEN_ABSENT))),
    STOPPED(BreakpointWords.STOPPED, Value.NONE, (_, _) -> new BreakpointCondition.Ends(Optional.of(Outcome.STOPPED)));

    /** The kind of value to be typed for a condition. */
    public enum Value {
        NONE,
        SQUARE,
        ANY_SQUARE,
        NUMBER,
        MOVE
    }

    private final String words;
    private final Value value;
    private final BiFunction<String, Board, BreakpointCondition> maker;

    BreakpointConditionKind(String words, Value value, BiFunction<String, Board, BreakpointCondition> maker) {
        this.words = words;
        this.value = value;
        this.maker = maker;
    }

    /** The text of the condition, after "stop when". */
    public String words() {
        return words;
    }

    public Value value() {
        return value;
    }

    /**
     * Creates the condition with a typed value.
     *
     * @throws InputFault if the value is not a square of the board, or not a number
     */
    public BreakpointCondition make(String typed, Board board) {
        return maker.apply(typed.strip(), board);
    }

    private static int square(String typed, Board board) {
        if (typed.isEmpty()) {
            throw new InputFault("no square is given", "Type a square, such as e5.");
        }
        return SquareNames.parsePlayable(board, typed);
    }

    private static int anySquare(String typed, Board board) {
        return typed.isEmpty() ? Board.NONE : square(typed, board);
    }

    private static int number(String typed) {
        return whole(typed)
                .orElseThrow(() -> new InputFault(
                        typed.isEmpty() ? "no number of squares is given" : "\"" + typed + "\" is no number of squares",
                        "Type how many squares are visited, such as 20."));
    }

    private static int move(String typed) {
        return whole(typed)
                .orElseThrow(() -> new InputFault(
                        typed.isEmpty() ? "no number of a move is given" : "\"" + typed + "\" is no number of a move",
                        "Type the number of a move, such as 12."));
    }

    private static OptionalInt whole(String typed) {
        boolean fits = typed.matches("[1-9]\\d{0,7}") && Integer.parseInt(typed) <= BreakpointCondition.DEEPEST;
        return fits ? OptionalInt.of(Integer.parseInt(typed)) : OptionalInt.empty();
    }
}
