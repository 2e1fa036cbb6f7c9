package knightschool.tour.construction;

import java.util.List;

/**
 * A part of the board with a tour of its own, before it is joined to the others.
 *
 * <p>On boards of four rows two blocks lie in the same rectangle, with half of its squares each.
 *
 * @param column of its left side, on the board
 * @param row of its upper side
 * @param columns its width
 * @param rows its height
 * @param closed whether its own tour is closed
 * @param tour its squares, as indices on the board, in the order of its own tour
 */
public record Block(int column, int row, int columns, int rows, boolean closed, List<Integer> tour) {
    public Block {
        tour = List.copyOf(tour);
    }
}
