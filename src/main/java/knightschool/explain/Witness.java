package knightschool.explain;

import java.util.List;

/**
 * Evidence that no tour can exist, checkable by eye.
 *
 * @param kind the word of the command line, such as {@code dead-ends}
 * @param squares the squares to look at, rising; empty for a search that found nothing, unless an end is fixed
 * @param text one sentence that says why
 * @param pieces what the board falls into, the squares of each piece rising: without the squares of a cut, or, if the
 *     board is disconnected, as it is; else none
 */
public record Witness(String kind, List<Integer> squares, String text, List<List<Integer>> pieces) {
    static final String CUT = "cut";

    /** Evidence that leaves no pieces. */
    public Witness(String kind, List<Integer> squares, String text) {
        this(kind, squares, text, List.of());
    }

    /** Whether the squares are taken out, and the pieces are what is left. */
    public boolean isCut() {
        return kind.equals(CUT);
    }
}
