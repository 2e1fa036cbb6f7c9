package knightschool.explain;

import java.util.List;

/**
 * Evidence that no tour can exist, checkable by eye.
 *
 * @param kind the word of the command line, such as {@code dead-ends}
 * @param squares the squares to look at, rising; empty for a search that found nothing, unless an end is fixed
 * @param text one sentence that says why
 * @param pieces for a cut the pieces that are left without its squares, the squares of each rising; else none
 */
public record Witness(String kind, List<Integer> squares, String text, List<List<Integer>> pieces) {
    /** Evidence that leaves no pieces. */
    public Witness(String kind, List<Integer> squares, String text) {
        this(kind, squares, text, List.of());
    }
}
