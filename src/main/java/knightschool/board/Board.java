package knightschool.board;

import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A rectangular board of columns × rows squares, some of them holes, with an optional fixed start and end square of
 * tours.
 *
 * <p>Immutable. The index of a square is row × columns + column, row 0 at the top. At least one square is playable;
 * start and end are playable and different.
 *
 * @param holes the indices of the squares that cannot be entered; the accessor returns a copy
 * @param start where the tour must begin, or {@link #NONE}
 * @param end where the tour must end, or {@link #NONE}
 */
public record Board(int columns, int rows, BitSet holes, int start, int end) {
    /** The longest side, in squares. */
    public static final int MAX_SIDE = 4096;

    /** Represents "no square" wherever a square index is expected. */
    public static final int NONE = -1;

    /** @throws IllegalArgumentException if the values do not describe a board; the message says why */
    public Board {
        require(isSide(columns) && isSide(rows), "each side is 1 to " + MAX_SIDE + " squares");
        int squares = columns * rows;
        BitSet copy = (BitSet) holes.clone();
        require(copy.length() <= squares, "a hole lies outside the board");
        require(copy.cardinality() < squares, "there is no playable square");
        require(
                start == NONE || start >= 0 && start < squares && !copy.get(start),
                "the start is not a playable square");
        require(end == NONE || end >= 0 && end < squares && !copy.get(end), "the end is not a playable square");
        require(start == NONE || start != end, "start and end are the same square");
        holes = copy;
    }

    /**
     * Returns a board without holes, start and end.
     *
     * @throws IllegalArgumentException if a side is not 1 to {@link #MAX_SIDE}
     */
    public static Board full(int columns, int rows) {
        return of(columns, rows, new BitSet(), NONE, NONE);
    }

    /** Creates a board; see the constructor for its exceptions. */
    public static Board of(int columns, int rows, BitSet holes, int start, int end) {
        return new Board(columns, rows, holes, start, end);
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }

    /** Returns whether a side of a board may have the given length in squares. */
    public static boolean isSide(int squares) {
        return squares >= 1 && squares <= MAX_SIDE;
    }

    /** Returns the number of squares, holes included. */
    public int squares() {
        return columns * rows;
    }

    /** Returns the number of squares that can be entered. */
    public int playableCount() {
        return squares() - holes.cardinality();
    }

    /**
     * Returns whether another board has the same number of columns and rows, so that a square has the same index on
     * both.
     */
    public boolean hasSidesOf(Board other) {
        return columns == other.columns && rows == other.rows;
    }

    /** Returns whether an index is that of a square of the board that is not a hole. */
    public boolean isPlayable(int square) {
        return square >= 0 && square < squares() && !holes.get(square);
    }

    /** Returns whether an index is that of a square of the board, hole or not. */
    public boolean contains(int square) {
        return square >= 0 && square < squares();
    }

    @Override
    public BitSet holes() {
        return (BitSet) holes.clone();
    }

    /** Returns the playable squares in ascending order. */
    public IntStream playable() {
        return IntStream.range(0, squares()).filter(square -> !holes.get(square));
    }

    /** Returns the playable square with the smallest index. */
    public int firstPlayable() {
        return holes.nextClearBit(0);
    }

    /** Returns the fixed start or, if there is none, the first playable square. */
    public int startOrFirst() {
        return start == NONE ? firstPlayable() : start;
    }

    public int column(int square) {
        return square % columns;
    }

    /** Returns the row of a square, counted from 0 at the top. */
    public int row(int square) {
        return square / columns;
    }

    /** Returns the square in a column and row, or {@link #NONE} if they are off the board. */
    public int squareAt(int column, int row) {
        return column < 0 || column >= columns || row < 0 || row >= rows ? NONE : row * columns + column;
    }

    /** Returns whether a square is dark. The lower left corner, a1, is dark. */
    public boolean isDark(int square) {
        return (column(square) + (rows - 1 - row(square))) % 2 == 0;
    }

    /**
     * Returns this board with another start, or without one for {@link #NONE}. An end on the given square is removed.
     */
    public Board withStart(int square) {
        return of(columns, rows, holes, square, square == end ? NONE : end);
    }

    /**
     * Returns this board with another end, or without one for {@link #NONE}. A start on the given square is removed.
     */
    public Board withEnd(int square) {
        return of(columns, rows, holes, square == start ? NONE : start, square);
    }

    /** Returns this board with a hole made or filled. A start or end on a new hole is removed. */
    public Board withHole(int square, boolean hole) {
        BitSet changed = (BitSet) holes.clone();
        changed.set(square, hole);
        return of(columns, rows, changed, hole && square == start ? NONE : start, hole && square == end ? NONE : end);
    }

    /**
     * Returns this board with other holes. A start or end on a hole is removed.
     *
     * @throws IllegalArgumentException if no playable square is left
     */
    public Board withHoles(BitSet newHoles) {
        return of(columns, rows, newHoles, unlessIn(newHoles, start), unlessIn(newHoles, end));
    }

    private static int unlessIn(BitSet holes, int square) {
        return square == NONE || holes.get(square) ? NONE : square;
    }

    /**
     * Returns this board with other sides. The lower left corner stays in place, so that squares keep their chess
     * names; new squares are playable.
     *
     * @throws IllegalArgumentException if a side is not 1 to {@link #MAX_SIDE}, or no playable square is left
     */
    public Board resized(int newColumns, int newRows) {
        require(isSide(newColumns) && isSide(newRows), "each side is 1 to " + MAX_SIDE + " squares");
        BitSet newHoles = new BitSet();
        holes.stream()
                .map(square -> moved(square, newColumns, newRows))
                .filter(square -> square != NONE)
                .forEach(newHoles::set);
        return of(newColumns, newRows, newHoles, moved(start, newColumns, newRows), moved(end, newColumns, newRows));
    }

    private int moved(int square, int newColumns, int newRows) {
        if (square == NONE) {
            return NONE;
        }
        int row = row(square) + newRows - rows;
        return row < 0 || row >= newRows || column(square) >= newColumns ? NONE : row * newColumns + column(square);
    }

    @Override
    public String toString() {
        return columns + "x" + rows + " with " + holes.cardinality() + " holes";
    }
}
