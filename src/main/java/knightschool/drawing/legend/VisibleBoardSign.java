package knightschool.drawing.legend;

import java.util.List;
import knightschool.drawing.Sketch;

/**
 * A sign that is visible on a board.
 *
 * @param sketch the sign as it looks on the board, on a piece of a square
 * @param squares the squares that have the sign, ascending, at least one; not the squares that it leads to
 */
public record VisibleBoardSign(BoardLegendSign sign, Sketch sketch, List<Integer> squares) {
    public VisibleBoardSign {
        squares = List.copyOf(squares);
    }
}
