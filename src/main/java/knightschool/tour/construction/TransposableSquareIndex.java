package knightschool.tour.construction;

/**
 * The numbering of the squares of a construction on a board, which may be transposed.
 *
 * @param across index difference between neighbouring columns
 * @param down index difference between neighbouring rows
 */
record TransposableSquareIndex(int across, int down) {
    /** The numbering on a board with a number of columns. */
    static TransposableSquareIndex on(int columns, boolean turned) {
        return turned ? new TransposableSquareIndex(columns, 1) : new TransposableSquareIndex(1, columns);
    }

    /** Whether the board is transposed: the construction's columns are the board's rows. */
    boolean isTurned() {
        return across > 1;
    }

    int index(int column, int row) {
        return column * across + row * down;
    }

    /** The indices on the board of a block's squares, relative to its upper left square. */
    int[] offsets(StoredBlockTour pattern, int[] squares) {
        int[] offsets = new int[squares.length];
        for (int i = 0; i < squares.length; i++) {
            offsets[i] = index(pattern.column(squares[i]), pattern.row(squares[i]));
        }
        return offsets;
    }
}
