package knightschool.ui.compare.breakpoint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.compare.event.BreakpointHit;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;

/** The texts about the breakpoints of a comparison and about the steps at which they were hit. */
public final class BreakpointWords {
    public static final String THERE_ALREADY = "It stops there already.";
    public static final String MOST_STOPS = "It stops at twenty things already. Delete one first.";
    public static final String NONE_ON_SLIDE = "This slide has nothing to stop at.";
    public static final String NEXT = "next step to stop at";
    public static final String NEVER = "It does not stop any more: what you chose does not happen after this step.";
    public static final String ENTERED = "a square is entered";
    public static final String TAKEN_BACK = "a square is taken back";
    public static final String DEPTH = "the depth is";
    public static final String PRUNED = "a branch is pruned";
    public static final String TIED = "two moves tie";
    public static final String ONE_MOVE = "a square has one open move";
    public static final String NO_MOVE = "a square has no open move";
    public static final String BACK_PAST = "it goes back past move";
    public static final String ENDS = "the search ends";
    public static final String FOUND = "a tour is found";
    public static final String NO_TOUR = "every path was tried";
    public static final String STOPPED = "it stops without an answer";
    private static final String NO_PANE = " (no such pane now)";
    private static final String NOT_HERE = " (cannot happen there)";
    private static final String AND = " and ";

    private BreakpointWords() {}

    /** The reason why there is no breakpoint to run to. */
    public static String noneYet(String key) {
        return "Choose first what to stop at (" + key + ").";
    }

    /** The conditions of a breakpoint. */
    public static String conditions(Breakpoint breakpoint, Board board) {
        return breakpoint.conditions().stream()
                .map(condition -> condition(condition, board))
                .collect(Collectors.joining(AND));
    }

    private static String condition(BreakpointCondition condition, Board board) {
        return switch (condition) {
            case BreakpointCondition.Entered(int on) -> square(board, on) + " is entered";
            case BreakpointCondition.Departure(int on) -> square(board, on) + " is taken back";
            case BreakpointCondition.Depth(int squares) -> "depth is " + NumberFormatter.grouped(squares);
            case BreakpointCondition.Pruned _ -> PRUNED;
            case BreakpointCondition.Tied _ -> TIED;
            case BreakpointCondition.Narrowed(int on, int open) ->
                (on == Board.NONE ? "a square" : square(board, on)) + " has "
                        + (open == 0 ? "no open move" : "one open move");
            case BreakpointCondition.BackPast(int move) -> BACK_PAST + " " + NumberFormatter.grouped(move);
            case BreakpointCondition.Ends(Optional<Outcome> how) ->
                how.map(BreakpointWords::end).orElse(ENDS);
        };
    }

    /** Returns the text of the menu item that adds a breakpoint on a square. */
    public static String stopAt(int square, Board board) {
        return "Stop when the knight comes to " + SquareNames.name(board, square);
    }

    private static String square(Board board, int square) {
        return "square " + SquareNames.name(board, square);
    }

    private static String end(Outcome outcome) {
        return switch (outcome) {
            case FOUND -> FOUND;
            case PROVEN_ABSENT -> NO_TOUR;
            case STOPPED -> STOPPED;
        };
    }

    /** The panes to which a breakpoint applies. */
    public static String panes(Breakpoint.Panes panes, Board board) {
        return switch (panes) {
            case Breakpoint.Panes.Any _ -> "in any pane";
            case Breakpoint.Panes.All _ -> "in all panes";
            case Breakpoint.Panes.Of(ConfiguredAlgorithm solver) ->
                "in " + solver.algorithm().titleInSentence() + options(solver, board);
        };
    }

    private static String options(ConfiguredAlgorithm solver, Board board) {
        String options = solver.inShort(board);
        return options.isEmpty() ? "" : " (" + options + ")";
    }

    /** The conditions and panes of a breakpoint. */
    public static String of(Breakpoint breakpoint, Board board) {
        return conditions(breakpoint, board) + ", " + panes(breakpoint.panes(), board);
    }

    /** As {@link #of(Breakpoint, Board)}, followed by the reason why it cannot be hit in these panes if that is so. */
    public static String of(Breakpoint breakpoint, Board board, List<ConfiguredAlgorithm> panes) {
        boolean isWithoutPane = breakpoint.panes() instanceof Breakpoint.Panes.Of(ConfiguredAlgorithm solver)
                && !panes.contains(solver);
        String why = isWithoutPane ? NO_PANE : breakpoint.canStrikeIn(panes) ? "" : NOT_HERE;
        return of(breakpoint, board) + why;
    }

    /** The place of a hit: step, panes and square. */
    public static String place(BreakpointHit strike, Board board) {
        return "Step " + NumberFormatter.grouped(strike.step()) + ", "
                + strike.panes().stream().map(solver -> solver.title(board)).collect(Collectors.joining(" and ")) + ", "
                + SquareNames.name(board, strike.square());
    }

    /** The notice when the playback stops at a breakpoint. */
    public static String stopped(List<BreakpointHit> strikes, Board board) {
        BreakpointHit first = strikes.getFirst();
        return place(first, board) + ": " + conditions(first.breakpoint(), board) + ".";
    }
}
