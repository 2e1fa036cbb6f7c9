package knightschool.ui.compare.model;

import java.util.function.Function;
import java.util.function.Supplier;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.compare.event.EventSearch;
import knightschool.ui.compare.breakpoint.BreakpointWords;

/**
 * An event that the comparison goes to, with the messages shown when it is found and when it does not occur.
 *
 * @param eventName the name of the event, after "looking for the"
 * @param aim the purpose of the search
 * @param never the notice if the event does not occur any more
 * @param how creates the search
 * @param arrived the notice when the event was found
 */
record EventSearchRequest(
        String eventName,
        Aim aim,
        String never,
        Function<Comparison, EventSearch> how,
        Function<CompareWorkerReport.EventReport, String> arrived) {
    /** The purpose of a search for an event. */
    enum Aim {
        /** To show the moment of an opened set-up, or the furthest step if it does not occur. */
        OPENING,
        /** To stop where a breakpoint is hit. */
        STOP,
        /** To go there in a way that can be undone. */
        JUMP,
        /** To ask the students a question there. */
        QUESTION,
        /** To go there. */
        OTHER
    }

    /** Creates a goal without a notice when the event was found, since the display shows it. */
    private EventSearchRequest(String eventName, Aim aim, String never, Function<Comparison, EventSearch> how) {
        this(eventName, aim, never, how, _ -> "");
    }

    /**
     * The next occurrence of an event after a step.
     *
     * @param board supplies the board whose squares are named
     */
    static EventSearchRequest next(ComparisonJumpTarget event, long from, Supplier<Board> board) {
        return of(event, from, Aim.OTHER, board);
    }

    /** The first occurrence of an event, as the moment of an opened set-up. */
    static EventSearchRequest opening(ComparisonJumpTarget event, Supplier<Board> board) {
        return of(event, 0, Aim.OPENING, board);
    }

    private static EventSearchRequest of(ComparisonJumpTarget event, long from, Aim aim, Supplier<Board> board) {
        return new EventSearchRequest(
                event.label(),
                aim,
                CompareWords.NEVER,
                comparison -> new EventSearch(comparison, event, from),
                report -> arrived(event, report, board));
    }

    /**
     * The next occurrence of an event in one pane after a step.
     *
     * @param pane the index of the pane, from 0
     * @param never the notice if there is none
     */
    static EventSearchRequest in(int pane, ComparisonJumpTarget event, long from, Supplier<Board> board, String never) {
        return new EventSearchRequest(
                event.label(),
                Aim.OTHER,
                never,
                comparison -> EventSearch.in(comparison, pane, event, from),
                report -> arrived(event, report, board));
    }

    /** The notice for a found event. Only for a fall of the depth the boards do not show the pane. */
    private static String arrived(
            ComparisonJumpTarget event, CompareWorkerReport.EventReport report, Supplier<Board> board) {
        return event.kind() == ComparisonJumpTarget.Kind.FALL
                ? CompareWords.depthDropText(report.step(), report.panes(), board.get(), event.number())
                : "";
    }

    /** The next step after a given one at which two panes that agreed begin to differ. */
    static EventSearchRequest difference(long from) {
        return new EventSearchRequest(
                ComparisonJumpTarget.DIFFERENCE.label(),
                Aim.JUMP,
                from == 0 ? CompareWords.ALWAYS_ALIKE : CompareWords.NO_DIFFERENCE,
                comparison -> new EventSearch(comparison, ComparisonJumpTarget.DIFFERENCE, from));
    }

    /**
     * Returns the goal to stop at the next hit of a breakpoint.
     *
     * @param how creates the search for it
     */
    static EventSearchRequest stop(Function<Comparison, EventSearch> how) {
        return new EventSearchRequest(BreakpointWords.NEXT, Aim.STOP, BreakpointWords.NEVER, how);
    }

    /**
     * Returns the goal to go to the next step at which the students can be asked a question.
     *
     * @param how creates the search for it
     */
    static EventSearchRequest question(Function<Comparison, EventSearch> how) {
        return new EventSearchRequest(CompareWords.NEXT_QUESTION, Aim.QUESTION, CompareWords.NO_QUESTION, how);
    }

    /**
     * Returns the goal to jump to an event, so that the jump can be undone.
     *
     * @param eventName the name of the event, after "looking for the"
     */
    static EventSearchRequest jump(String eventName, Function<Comparison, EventSearch> how) {
        return new EventSearchRequest(eventName, Aim.JUMP, CompareWords.NEVER, how);
    }

    boolean isOpening() {
        return aim == Aim.OPENING;
    }
}
