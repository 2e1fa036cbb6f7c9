package knightschool.drawing.board;

import java.util.List;
import knightschool.drawing.Sketch;

/**
 * A sign that is on a board now.
 *
 * @param sign what it is
 * @param sketch the sign as it looks there, on a bit of square
 * @param squares where it is, rising, at least one; the squares that have it, not those that it leads to
 */
public record VisibleSign(BoardSign sign, Sketch sketch, List<Integer> squares) {
    public VisibleSign {
        squares = List.copyOf(squares);
    }
}
