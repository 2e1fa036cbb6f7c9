package knightschool.search;

import knightschool.board.Board;

/**
 * The knight's moves of a set of squares as a bitboard, for boards of up to 64 squares: the set is shifted as one word,
 * without a loop over squares. Columns that a shift would carry over the board's edge are masked beforehand; the caller
 * must mask squares below the last row and holes.
 */
final class BitboardKnightMoves {
    private final int row;
    private final int twoRows;
    private final long fromLeft1;
    private final long fromRight1;
    private final long fromLeft2;
    private final long fromRight2;

    BitboardKnightMoves(Board board) {
        int columns = board.columns();
        this.row = columns;
        this.twoRows = 2 * columns;
        boolean two = board.rows() > 1;
        boolean three = board.rows() > 2;
        this.fromLeft1 = three ? columnsFrom(board, 1, columns) : 0;
        this.fromRight1 = three ? columnsFrom(board, 0, columns - 1) : 0;
        this.fromLeft2 = two ? columnsFrom(board, 2, columns) : 0;
        this.fromRight2 = two ? columnsFrom(board, 0, columns - 2) : 0;
    }

    private static long columnsFrom(Board board, int first, int end) {
        long set = 0;
        for (int square = 0; square < board.squares(); square++) {
            if (board.column(square) >= first && board.column(square) < end) {
                set |= 1L << square;
            }
        }
        return set;
    }

    /** Returns the squares one knight's move from at least one square of the set. */
    long reach(long set) {
        long one = set << 1 & fromLeft1 | set >>> 1 & fromRight1;
        long two = set << 2 & fromLeft2 | set >>> 2 & fromRight2;
        return one << twoRows | one >>> twoRows | two << row | two >>> row;
    }

    /** Returns the squares one knight's move from at least two squares of the set. */
    long reachTwice(long set) {
        long right1 = set << 1 & fromLeft1;
        long left1 = set >>> 1 & fromRight1;
        long right2 = set << 2 & fromLeft2;
        long left2 = set >>> 2 & fromRight2;
        long one = right1 | left1;
        long oneTwice = right1 & left1;
        long two = right2 | left2;
        long twoTwice = right2 & left2;
        long vertical1 = one << twoRows | one >>> twoRows;
        long vertical2 = two << row | two >>> row;
        return oneTwice << twoRows
                | oneTwice >>> twoRows
                | one << twoRows & one >>> twoRows
                | twoTwice << row
                | twoTwice >>> row
                | two << row & two >>> row
                | vertical1 & vertical2;
    }

    /** Returns the squares that can be reached from the set by one or more moves through free squares. */
    long flood(long set, long free) {
        long seen = reach(set) & free;
        for (long before = 0; seen != before; ) {
            before = seen;
            seen |= reach(seen) & free;
        }
        return seen;
    }
}
