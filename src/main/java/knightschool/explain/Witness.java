package knightschool.explain;

import java.util.List;
import knightschool.board.Board;

/**
 * Evidence that no tour can exist, checkable by eye.
 *
 * @param kind which kind of fact it is
 * @param squares the squares to look at, rising; empty for a search that found nothing, unless an end is fixed
 * @param text one sentence that says why
 * @param pieces what the board falls into, the squares of each piece rising: without the squares of a cut, or, if the
 *     board is disconnected, as it is; else none
 */
public record Witness(WitnessKind kind, List<Integer> squares, String text, List<List<Integer>> pieces) {
    /** Evidence that leaves no pieces. */
    public Witness(WitnessKind kind, List<Integer> squares, String text) {
        this(kind, squares, text, List.of());
    }

    /**
     * Evidence that no closed tour ends on a certain square, whatever the board.
     *
     * @param board one with an end square
     */
    public static Witness ofEndOfClosedTour(Board board) {
        return WitnessWords.endOfClosedTour(board);
    }

    /**
     * Evidence that a search has left nothing out of what may come after a moment, and found nothing.
     *
     * @param rest what is left at that moment
     * @param steps number of steps of the search
     */
    public static Witness ofExhaustedRest(RemainingBoard rest, long steps) {
        return WitnessWords.ofPosition(rest.board(), rest.ends()).exhaustedRest(steps);
    }

    /** Whether the squares are taken out, and the pieces are what is left. */
    public boolean isCut() {
        return kind == WitnessKind.CUT;
    }
}
