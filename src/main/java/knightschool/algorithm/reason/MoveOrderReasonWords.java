package knightschool.algorithm.reason;

import java.util.List;
import knightschool.board.Board;
import knightschool.search.SearchStep;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreakSortKeys;
import knightschool.search.position.Candidate;

/** Clauses that tell why the order of a search tried a move before the others, without a full stop. */
public final class MoveOrderReasonWords {
    private MoveOrderReasonWords() {}

    /** Returns the reason for a placement. */
    public static String placed(StepReasonInput s, SearchStep.Place place) {
        String to = s.name(place.to());
        if (s.choices().size() == 1) {
            return to + " is the only move left to try";
        }
        return switch (s.policy().order().by()) {
            case MOVE_ORDER -> to + " is the first untried move from " + s.name(place.from());
            case FEWEST_ONWARD -> fewest(s, to);
            case FARTHEST -> farthest(s, to);
            case RANDOM ->
                to + " is the one that chance chose (seed " + s.policy().order().seed() + ")";
            case STORED_CIRCUIT -> to + " comes next in the stored tour";
        };
    }

    private static String fewest(StepReasonInput s, String to) {
        int onward = s.choices().getFirst().onward();
        List<Integer> tied = CommonStepReasonWords.tiedWithNext(s);
        return tied.isEmpty()
                ? to + " leaves the fewest open moves: " + onward
                : to + " ties with " + CommonStepReasonWords.names(s, tied) + " at " + onward + ": "
                        + whoGoesFirst(s.policy().order()) + " goes first";
    }

    private static String whoGoesFirst(NeighbourOrder order) {
        return switch (order.ties()) {
            case MOVE_ORDER -> "the earlier in move order";
            case POHL -> "the one whose neighbours have the fewest open moves, else the earlier in move order,";
            case ROTH -> "the one farthest from the centre, else the earlier in move order,";
            case SQUIRREL_CULL -> "the earlier in the order that holds here";
            case RANDOM -> "the one that chance chose (seed " + order.seed() + ")";
        };
    }

    private static String farthest(StepReasonInput s, String to) {
        List<Integer> tied = tied(s);
        return tied.isEmpty()
                ? to + " is the farthest from the centre"
                : to + " is as far from the centre as " + CommonStepReasonWords.names(s, tied)
                        + ": the earlier in move order goes first";
    }

    /**
     * Returns the other choices that the order ranks equal to the next one, so that only the move order or chance
     * decided between them.
     */
    public static List<Integer> tied(StepReasonInput s) {
        return switch (s.policy().order().by()) {
            case FEWEST_ONWARD -> CommonStepReasonWords.tiedWithNext(s);
            case FARTHEST -> {
                long next = fromCentre(s, s.choices().getFirst());
                yield s.choices().stream()
                        .filter(choice -> !choice.isNext() && fromCentre(s, choice) == next)
                        .map(Candidate::square)
                        .toList();
            }
            case MOVE_ORDER, RANDOM, STORED_CIRCUIT ->
                s.choices().stream().skip(1).map(Candidate::square).toList();
        };
    }

    private static long fromCentre(StepReasonInput s, Candidate choice) {
        Board board = s.problem().board();
        return TieBreakSortKeys.fromCentre(board, board.column(choice.square()), board.row(choice.square()));
    }
}
