package knightschool.drawing.domain;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * Where the blocks of the table of domains are, line by line: all squares as they lie on the board, or some of them in
 * the same order.
 *
 * @param squares whose blocks they are, as the board reads
 * @param columns how many blocks there are in a line
 * @param measure of a block
 * @param across from one block to the next, in pixels
 * @param down from one line to the next, in pixels
 */
public record DomainTableGrid(
        List<Integer> squares, int columns, DomainBlockMeasures measure, double across, double down) {
    /** The space at the edges of a block. */
    static final double INSET = 1;

    private static final double CELL_GAP = 1;

    public DomainTableGrid {
        squares = List.copyOf(squares);
    }

    /** Where a block is, in pixels. */
    public record Block(double x, double y, double width, double height) {}

    /** All squares in that room, which is large enough, as they lie on the board. */
    public static DomainTableGrid whole(Board board, DomainBlockMeasures measure, double width, double height) {
        List<Integer> all = IntStream.range(0, board.squares()).boxed().toList();
        return new DomainTableGrid(all, board.columns(), measure, 0, 0).in(width, height, board.rows());
    }

    /** As many of these squares as that room has, those first in the list before others. */
    public static DomainTableGrid some(
            List<Integer> squares, DomainBlockMeasures measure, double width, double height) {
        int columns = Math.max(1, (int) (width / measure.leastAcross()));
        int lines = Math.max(1, (int) (height / measure.leastDown()));
        List<Integer> shown =
                squares.stream().limit((long) columns * lines).sorted().toList();
        return new DomainTableGrid(shown, columns, measure, 0, 0).in(width, height, lines);
    }

    private DomainTableGrid in(double width, double height, int lines) {
        return new DomainTableGrid(
                squares,
                columns,
                measure,
                Math.clamp(width / columns, measure.leastAcross(), measure.mostAcross()),
                Math.clamp(height / lines, measure.leastDown(), measure.mostDown()));
    }

    /** The height of all lines. */
    public double height() {
        return (squares.size() + columns - 1) / columns * down;
    }

    /** The width of a full line. */
    public double width() {
        return columns * across;
    }

    /** The block at a place, counted from 0. */
    Block block(int place) {
        double x = place % columns * across;
        double y = place / columns * down;
        return new Block(Math.round(x), Math.round(y), Math.floor(measure.width(across)), measure.height(down));
    }

    /** Where the cells of a block are. */
    DomainArrayLayout cells(Block at) {
        double wide = measure.cells();
        double left = at.x() + at.width() - wide;
        return new DomainArrayLayout(left, at.y() + 2 * INSET, wide, at.height() - 2 * INSET, 2, CELL_GAP);
    }

    /** The move whose cell is at a point in the block of its square, or -1. */
    public int moveAt(double x, double y) {
        int place = placeAt(x, y);
        return place < 0 ? -1 : cells(block(place)).moveAt(x, y);
    }

    /** The square whose block is at a point, or {@link Board#NONE}; the space after a block belongs to it. */
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
