package knightschool.explain;

import java.util.List;
import knightschool.board.Board;

/**
 * Evidence that no tour can exist, checkable by eye.
 *
 * @param kind the kind of fact
 * @param squares the squares to look at, ascending; for an exhaustive search only the fixed ends, if any
 * @param text one sentence that gives the reason
 * @param pieces the components, the squares of each ascending: of the rest without the squares of a cut, or of a
 *     disconnected board; otherwise empty
 */
public record Witness(WitnessKind kind, List<Integer> squares, String text, List<List<Integer>> pieces) {
    /** Creates evidence without components. */
    public Witness(WitnessKind kind, List<Integer> squares, String text) {
        this(kind, squares, text, List.of());
    }

    /**
     * Returns evidence that no closed tour ends on a fixed square, whatever the board.
     *
     * @param board a board with an end square
     */
    public static Witness ofEndOfClosedTour(Board board) {
        return WitnessWords.endOfClosedTour(board);
    }

    /**
     * Returns evidence that an exhaustive search found no completion after a moment.
     *
     * @param remainder the rest of the tour at that moment
     * @param steps the number of steps of the search
     */
    public static Witness ofExhaustedRest(RemainingBoard remainder, long steps) {
        return WitnessWords.ofPosition(remainder.board(), remainder.ends()).exhaustedRest(steps);
    }

    /** Returns whether the squares are a cut, and the pieces are the components of the rest. */
    public boolean isCut() {
        return kind == WitnessKind.CUT;
    }
}
