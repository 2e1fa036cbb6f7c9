package knightschool.tour.construction;

import java.util.List;

/**
 * A part of the board with a tour of its own, before it is joined to others.
 *
 * <p>On boards of four rows two blocks share the same rectangle, with half of its squares each.
 *
 * @param column the leftmost column on the board
 * @param row the top row on the board
 * @param columns the number of columns
 * @param rows the number of rows
 * @param closed whether its own tour is closed
 * @param tour its squares, as indices on the board, in the order of its own tour
 */
public record Block(int column, int row, int columns, int rows, boolean closed, List<Integer> tour) {
    public Block {
        tour = List.copyOf(tour);
    }
}
