package knightschool.tour.construction;

/**
 * How the squares of a construction are numbered on the board, which may lie on its side.
 *
 * @param across what is added to an index for a column further
 * @param down what is added for a row further
 */
record Orientation(int across, int down) {
    /** The orientation on a board of that many columns. */
    static Orientation on(int columns, boolean turned) {
        return turned ? new Orientation(columns, 1) : new Orientation(1, columns);
    }

    /** Whether the construction's columns are the board's rows. */
    boolean isTurned() {
        return across > 1;
    }

    int index(int column, int row) {
        return column * across + row * down;
    }

    /** The board's indices of a block's squares, counted from its upper left square. */
    int[] offsets(StoredBlockTour pattern, int[] squares) {
        int[] offsets = new int[squares.length];
        for (int i = 0; i < squares.length; i++) {
            offsets[i] = index(pattern.column(squares[i]), pattern.row(squares[i]));
        }
        return offsets;
    }
}
