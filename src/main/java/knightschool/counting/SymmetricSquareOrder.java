package knightschool.counting;

import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * An order of the playable squares that fits a reflection of the board. The reflection is that of the smallest
 * rectangle that contains every playable square. The order goes line by line along the axis of the reflection, and in
 * each line from the two outer squares inwards. So after every second square the passed squares are their own mirror
 * image, if the board is.
 *
 * @param upright true if lines are columns and the reflection exchanges rows; otherwise the other way round
 */
record SymmetricSquareOrder(Board board, boolean upright, int firstLine, int lastLine, int low, int high) {
    static SymmetricSquareOrder acrossRows(Board board) {
        return of(board, true);
    }

    static SymmetricSquareOrder acrossColumns(Board board) {
        return of(board, false);
    }

    private static SymmetricSquareOrder of(Board board, boolean upright) {
        int[] columns = range(board.playable().map(board::column));
        int[] rows = range(board.playable().map(board::row));
        int[] lines = upright ? columns : rows;
        int[] across = upright ? rows : columns;
        return new SymmetricSquareOrder(board, upright, lines[0], lines[1], across[0], across[1]);
    }

    private static int[] range(IntStream numbers) {
        var all = numbers.summaryStatistics();
        return new int[] {all.getMin(), all.getMax()};
    }

    /** Returns the mirror image of a square of the rectangle. */
    int image(int square) {
        return upright
                ? board.squareAt(board.column(square), low + high - board.row(square))
                : board.squareAt(low + high - board.column(square), board.row(square));
    }

    /** Returns whether the board is its own mirror image. */
    boolean keepsBoard() {
        return board.playable().allMatch(square -> board.isPlayable(image(square)));
    }

    /** Returns the playable squares in this order. */
    int[] sweep() {
        return IntStream.rangeClosed(firstLine, lastLine)
                .flatMap(line -> IntStream.range(0, high - low + 1).map(i -> at(line, inwards(i))))
                .filter(board::isPlayable)
                .toArray();
    }

    private int inwards(int i) {
        return i % 2 == 0 ? low + i / 2 : high - i / 2;
    }

    private int at(int line, int across) {
        return upright ? board.squareAt(line, across) : board.squareAt(across, line);
    }
}
