package knightschool.explain;

import java.util.List;

/**
 * Evidence that no tour can exist, checkable by eye.
 *
 * @param kind the word of the command line, such as {@code dead-ends}
 * @param squares the squares to look at, rising
 * @param text one sentence that says why
 */
public record Witness(String kind, List<Integer> squares, String text) {}
