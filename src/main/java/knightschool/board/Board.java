package knightschool.board;

import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A rectangular board of columns × rows squares, some of them holes, with an optional fixed start and end square of
 * tours.
 *
 * <p>Immutable. The index of a square is row × columns + column, row 0 at the top. At least one square is playable;
 * start and end are playable and different.
 */
public final class Board {
    /** The longest side, in squares. */
    public static final int MAX_SIDE = 4096;

    /** What stands for "no square" wherever a square index is expected. */
    public static final int NONE = -1;

    private final int columns;
    private final int rows;
    private final BitSet holes;
    private final int start;
    private final int end;

    private Board(int columns, int rows, BitSet holes, int start, int end) {
        this.columns = columns;
        this.rows = rows;
        this.holes = holes;
        this.start = start;
        this.end = end;
    }

    /**
     * A board without holes, start and end.
     *
     * @throws IllegalArgumentException if a side is not 1 to {@link #MAX_SIDE}
     */
    public static Board full(int columns, int rows) {
        return of(columns, rows, new BitSet(), NONE, NONE);
    }

    /**
     * @param holes the indices of the squares that cannot be entered
     * @param start a playable square or {@link #NONE}
     * @param end a playable square other than the start, or {@link #NONE}
     * @throws IllegalArgumentException if that is no board, in words
     */
    public static Board of(int columns, int rows, BitSet holes, int start, int end) {
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
        return new Board(columns, rows, copy, start, end);
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalArgumentException(what);
        }
    }

    /** Whether a board may be that many squares long on one side. */
    public static boolean isSide(int squares) {
        return squares >= 1 && squares <= MAX_SIDE;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** Number of squares, holes included. */
    public int squares() {
        return columns * rows;
    }

    /** Number of squares that can be entered. */
    public int playableCount() {
        return squares() - holes.cardinality();
    }

    /** Whether another board has as many columns and rows, so that a square has the same index on both. */
    public boolean hasSidesOf(Board other) {
        return columns == other.columns && rows == other.rows;
    }

    /** Whether this index is a square of the board that is not a hole. */
    public boolean isPlayable(int square) {
        return square >= 0 && square < squares() && !holes.get(square);
    }

    /** Whether this index is a square of the board, hole or not. */
    public boolean contains(int square) {
        return square >= 0 && square < squares();
    }

    /** The squares that cannot be entered, as a set of the caller's own. */
    public BitSet holes() {
        return (BitSet) holes.clone();
    }

    /** The playable squares, rising. */
    public IntStream playable() {
        return IntStream.range(0, squares()).filter(square -> !holes.get(square));
    }

    /** The first playable square in index order. */
    public int firstPlayable() {
        return holes.nextClearBit(0);
    }

    /** Where the tour must begin, or {@link #NONE}. */
    public int start() {
        return start;
    }

    /** Where the tour must end, or {@link #NONE}. */
    public int end() {
        return end;
    }

    /** The fixed start, or else the first playable square. */
    public int startOrFirst() {
        return start == NONE ? firstPlayable() : start;
    }

    public int column(int square) {
        return square % columns;
    }

    /** The row, counted from 0 at the top. */
    public int row(int square) {
        return square / columns;
    }

    /** The square in that column and row, or {@link #NONE} off the board. */
    public int squareAt(int column, int row) {
        return column < 0 || column >= columns || row < 0 || row >= rows ? NONE : row * columns + column;
    }

    /** Whether the square is dark. The lower left corner, a1, is. */
    public boolean isDark(int square) {
        return (column(square) + (rows - 1 - row(square))) % 2 == 0;
    }

    /** This board with another start; {@link #NONE} takes it away. An end on that square is taken away. */
    public Board withStart(int square) {
        return of(columns, rows, holes, square, square == end ? NONE : end);
    }

    /** This board with another end; {@link #NONE} takes it away. A start on that square is taken away. */
    public Board withEnd(int square) {
        return of(columns, rows, holes, square == start ? NONE : start, square);
    }

    /** This board with a hole made or filled; a start or an end on a new hole is taken away. */
    public Board withHole(int square, boolean hole) {
        BitSet changed = (BitSet) holes.clone();
        changed.set(square, hole);
        return of(columns, rows, changed, hole && square == start ? NONE : start, hole && square == end ? NONE : end);
    }

    /**
     * This board with other holes; a start or an end on a hole is taken away.
     *
     * @throws IllegalArgumentException if no playable square is left
     */
    public Board withHoles(BitSet others) {
        return of(columns, rows, others, unlessIn(others, start), unlessIn(others, end));
    }

    private static int unlessIn(BitSet holes, int square) {
        return square == NONE || holes.get(square) ? NONE : square;
    }

    /**
     * This board with other sides, its lower left corner kept in place, so that squares keep their chess names; new
     * squares are playable.
     *
     * @throws IllegalArgumentException if no playable square is left
     */
    public Board resized(int newColumns, int newRows) {
        require(isSide(newColumns) && isSide(newRows), "each side is 1 to " + MAX_SIDE + " squares");
        BitSet kept = new BitSet();
        holes.stream()
                .map(square -> moved(square, newColumns, newRows))
                .filter(square -> square != NONE)
                .forEach(kept::set);
        return of(newColumns, newRows, kept, moved(start, newColumns, newRows), moved(end, newColumns, newRows));
    }

    private int moved(int square, int newColumns, int newRows) {
        if (square == NONE) {
            return NONE;
        }
        int row = row(square) + newRows - rows;
        return row < 0 || row >= newRows || column(square) >= newColumns ? NONE : row * newColumns + column(square);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board b
                && columns == b.columns
                && rows == b.rows
                && start == b.start
                && end == b.end
                && holes.equals(b.holes);
    }

    @Override
    public int hashCode() {
        return (((columns * 31 + rows) * 31 + start) * 31 + end) * 31 + holes.hashCode();
    }

    @Override
    public String toString() {
        return columns + "x" + rows + " with " + holes.cardinality() + " holes";
    }
}
