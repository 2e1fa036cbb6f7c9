package knightschool.setup.value;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.files.InputFault;
import knightschool.search.Outcome;

/** The text format of breakpoints, such as {@code pruned and depth 20 in forward-checking}. */
public final class BreakpointText {
    /** Examples of all conditions, for users. */
    static final String FORMS =
            "entered e5, left e5, depth 20, pruned, tie, one move, one move e5, no move, no move e5, back past 12, end, found, no tour, stopped";

    private static final String REMEDY = "Write one of: " + FORMS + ".";
    private static final String AND = " and ";
    private static final String IN = " in ";
    private static final String ALL = "all panes";

    private static final String ENTERED = "entered";
    private static final String LEFT = "left";
    private static final String DEPTH = "depth";
    private static final String PRUNED = "pruned";
    private static final String TIE = "tie";
    private static final List<String> MOVES_LEFT = List.of("no move", "one move");
    private static final String BACK_PAST = "back past";
    private static final String END = "end";
    private static final String FOUND = "found";
    private static final String NO_TOUR = "no tour";
    private static final String STOPPED = "stopped";

    private BreakpointText() {}

    /**
     * Parses a breakpoint.
     *
     * @throws InputFault if the text is not a breakpoint on that board
     */
    public static Breakpoint read(String text, Board board) {
        String words = text.strip().replaceAll("\\s+", " ");
        int in = words.toLowerCase(Locale.ROOT).indexOf(IN);
        List<String> written = Arrays.asList((in < 0 ? words : words.substring(0, in)).split(AND, -1));
        if (written.size() > Breakpoint.MOST_CONDITIONS) {
            throw new InputFault(
                    "\"" + words + "\" combines " + written.size() + " conditions",
                    "Combine at most " + Breakpoint.MOST_CONDITIONS + " by \"and\".");
        }
        return new Breakpoint(
                written.stream()
                        .map(one -> condition(one.strip().toLowerCase(Locale.ROOT), board))
                        .toList(),
                in < 0 ? new Breakpoint.Panes.Any() : panes(words.substring(in + IN.length()), board));
    }

    private static Breakpoint.Panes panes(String words, Board board) {
        if (words.toLowerCase(Locale.ROOT).equals(ALL)) {
            return new Breakpoint.Panes.All();
        }
        try {
            return new Breakpoint.Panes.Of(ConfiguredAlgorithm.read(words, board));
        } catch (InputFault fault) {
            String option = fault.place().isEmpty() ? "" : fault.place() + ": ";
            throw new InputFault(
                    option + fault.description(), "After \"in\" write all panes or an algorithm. " + fault.remedy());
        }
    }

    private static BreakpointCondition condition(String words, Board board) {
        return switch (words) {
            case PRUNED -> new BreakpointCondition.Pruned();
            case TIE -> new BreakpointCondition.Tied();
            case END -> new BreakpointCondition.Ends(Optional.empty());
            case FOUND -> new BreakpointCondition.Ends(Optional.of(Outcome.FOUND));
            case NO_TOUR -> new BreakpointCondition.Ends(Optional.of(Outcome.PROVEN_ABSENT));
            case STOPPED -> new BreakpointCondition.Ends(Optional.of(Outcome.STOPPED));
            default -> withValue(words, board);
        };
    }

    private static BreakpointCondition withValue(String words, Board board) {
        for (int open = 0; open < MOVES_LEFT.size(); open++) {
            String form = MOVES_LEFT.get(open);
            if (words.equals(form)) {
                return new BreakpointCondition.Narrowed(Board.NONE, open);
            }
            if (words.startsWith(form + " ")) {
                return new BreakpointCondition.Narrowed(square(words, form, board), open);
            }
        }
        if (words.startsWith(ENTERED + " ")) {
            return new BreakpointCondition.Entered(square(words, ENTERED, board));
        }
        if (words.startsWith(LEFT + " ")) {
            return new BreakpointCondition.Departure(square(words, LEFT, board));
        }
        if (words.startsWith(DEPTH + " ")) {
            return number(words, DEPTH, BreakpointCondition.Depth::new);
        }
        if (words.startsWith(BACK_PAST + " ")) {
            return number(words, BACK_PAST, BreakpointCondition.BackPast::new);
        }
        throw new InputFault("\"" + words + "\" is nothing to stop at", REMEDY);
    }

    private static int square(String words, String form, Board board) {
        return SquareNames.parsePlayable(board, words.substring(form.length()));
    }

    private static BreakpointCondition number(String words, String form, IntFunction<BreakpointCondition> maker) {
        String number = words.substring(form.length()).strip();
        if (!number.matches("[1-9]\\d{0,7}") || Integer.parseInt(number) > BreakpointCondition.DEEPEST) {
            throw new InputFault(
                    "\"" + words + "\" has no number of squares",
                    "Write a whole number from 1 to " + BreakpointCondition.DEEPEST + " after \"" + form + "\".");
        }
        return maker.apply(Integer.parseInt(number));
    }

    /** Returns the text of a breakpoint; parsing it gives an equal one. */
    public static String write(Breakpoint breakpoint, Board board) {
        return breakpoint.conditions().stream()
                        .map(condition -> write(condition, board))
                        .collect(Collectors.joining(AND))
                + switch (breakpoint.panes()) {
                    case Breakpoint.Panes.Any _ -> "";
                    case Breakpoint.Panes.All _ -> IN + ALL;
                    case Breakpoint.Panes.Of(ConfiguredAlgorithm solver) -> IN + solver.written(board);
                };
    }

    private static String write(BreakpointCondition condition, Board board) {
        return switch (condition) {
            case BreakpointCondition.Entered(int on) -> ENTERED + " " + SquareNames.name(board, on);
            case BreakpointCondition.Departure(int on) -> LEFT + " " + SquareNames.name(board, on);
            case BreakpointCondition.Depth(int squares) -> DEPTH + " " + squares;
            case BreakpointCondition.Pruned _ -> PRUNED;
            case BreakpointCondition.Tied _ -> TIE;
            case BreakpointCondition.Narrowed(int on, int open) ->
                MOVES_LEFT.get(open) + (on == Board.NONE ? "" : " " + SquareNames.name(board, on));
            case BreakpointCondition.BackPast(int move) -> BACK_PAST + " " + move;
            case BreakpointCondition.Ends(Optional<Outcome> how) ->
                how.map(BreakpointText::write).orElse(END);
        };
    }

    private static String write(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> FOUND;
            case PROVEN_ABSENT -> NO_TOUR;
            case STOPPED -> STOPPED;
        };
    }
}
