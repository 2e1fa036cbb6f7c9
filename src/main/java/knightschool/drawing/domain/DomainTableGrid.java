package knightschool.drawing.domain;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * The positions of the blocks of a domain table, line by line: all squares as on the board, or some of them in the same
 * order.
 *
 * @param squares the squares of the blocks, in ascending order
 * @param columns the number of blocks in a line
 * @param measure the sizes of a block
 * @param across the distance from one block to the next, in pixels
 * @param down the distance from one line to the next, in pixels
 */
public record DomainTableGrid(
        List<Integer> squares, int columns, DomainTableBlockMeasures measure, double across, double down) {
    /** The space at the edges of a block, in pixels. */
    static final double INSET = 1;

    private static final double CELL_GAP = 1;

    public DomainTableGrid {
        squares = List.copyOf(squares);
    }

    /** The position and size of a block, in pixels. */
    public record Block(double x, double y, double width, double height) {}

    /** Returns a grid of all squares as on the board, for a space that is large enough. */
    public static DomainTableGrid whole(Board board, DomainTableBlockMeasures measure, double width, double height) {
        List<Integer> all = IntStream.range(0, board.squares()).boxed().toList();
        return new DomainTableGrid(all, board.columns(), measure, 0, 0).in(width, height, board.rows());
    }

    /** Returns a grid of as many of some squares as fit into a space, with preference for those first in the list. */
    public static DomainTableGrid some(
            List<Integer> squares, DomainTableBlockMeasures measure, double width, double height) {
        int columns = Math.max(1, (int) (width / measure.leastAcross()));
        int lines = Math.max(1, (int) (height / measure.leastDown()));
        List<Integer> shownSquares =
                squares.stream().limit((long) columns * lines).sorted().toList();
        return new DomainTableGrid(shownSquares, columns, measure, 0, 0).in(width, height, lines);
    }

    private DomainTableGrid in(double width, double height, int lines) {
        double blockWidth = Math.clamp(width / columns, measure.leastAcross(), measure.mostAcross());
        double blockHeight = Math.clamp(height / lines, measure.leastDown(), measure.mostDown());
        return new DomainTableGrid(squares, columns, measure, blockWidth, blockHeight);
    }

    /** Returns the height of all lines. */
    public double height() {
        return (squares.size() + columns - 1) / columns * down;
    }

    /** Returns the width of a full line. */
    public double width() {
        return columns * across;
    }

    /** Returns the block at a place, counted from 0. */
    Block block(int place) {
        double x = place % columns * across;
        double y = place / columns * down;
        return new Block(Math.round(x), Math.round(y), Math.floor(measure.width(across)), measure.height(down));
    }

    /** Returns the positions of the cells of a block. */
    DomainCellsLayout cells(Block at) {
        double wide = measure.cells();
        double above = measure.nameLine();
        double left = measure.stacked() ? at.x() + INSET + (at.width() - wide) / 2 : at.x() + at.width() - wide;
        return new DomainCellsLayout(
                left, at.y() + 2 * INSET + above, wide, at.height() - 2 * INSET - above, 2, CELL_GAP);
    }

    /** Returns the move whose cell contains a point in the block of its square, or -1. */
    public int moveAt(double x, double y) {
        int place = placeAt(x, y);
        return place < 0 ? -1 : cells(block(place)).moveAt(x, y);
    }

    /**
     * Returns the square whose block contains a point, or {@link Board#NONE}. The space after a block belongs to it.
     */
    public int squareAt(double x, double y) {
        int place = placeAt(x, y);
        return place < 0 ? Board.NONE : squares.get(place);
    }

    private int placeAt(double x, double y) {
        int column = (int) Math.floor(x / across);
        int line = (int) Math.floor(y / down);
        int place = line * columns + column;
        boolean inside = column >= 0 && column < columns && line >= 0 && place < squares.size();
        return inside ? place : -1;
    }
}
