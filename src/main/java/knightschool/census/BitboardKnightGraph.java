package knightschool.census;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;

/** The knight's graph of a board of up to 64 squares, with sets of squares as bits of a {@code long}. */
final class BitboardKnightGraph {
    /** The size of the largest supported board, in squares. */
    static final int MAX_SQUARES = Long.SIZE;

    /** The target of a move that does not lead to a playable square. */
    static final byte NOWHERE = -1;

    /** The playable neighbours of each square. */
    final long[] neighbours;

    /** For each square and move the index of the square that the move leads to, or {@link #NOWHERE}. */
    final byte[] targets;

    final long playable;

    /** The end square, which may be entered only last, or the empty set. */
    final long end;

    BitboardKnightGraph(Board board) {
        KnightGraph graph = KnightGraph.of(board);
        this.neighbours = new long[board.squares()];
        this.targets = new byte[board.squares() * MoveOrder.MOVES];
        long squares = 0;
        for (int square = 0; square < board.squares(); square++) {
            squares |= board.isPlayable(square) ? 1L << square : 0;
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                int target = board.isPlayable(square) ? graph.neighbour(square, move) : Board.NONE;
                targets[square * MoveOrder.MOVES + move] = target == Board.NONE ? NOWHERE : (byte) target;
                neighbours[square] |= target == Board.NONE ? 0 : 1L << target;
            }
        }
        this.playable = squares;
        this.end = board.end() == Board.NONE ? 0 : 1L << board.end();
    }

    /** Returns whether a set has at most one square. */
    static boolean isSingle(long set) {
        return (set & (set - 1)) == 0;
    }

    /**
     * Returns {@code from} together with all squares of {@code within} that can be reached from it through squares of
     * {@code within}.
     */
    long reach(long from, long within) {
        long reached = from;
        long front = from;
        while (front != 0) {
            front = around(front) & within & ~reached;
            reached |= front;
        }
        return reached;
    }

    /**
     * Returns a number of the squares of a set that are the fewest moves away from a square, through squares of the
     * set. Of squares equally far away those with the lowest index come first.
     *
     * @param within at least that many squares, all of which can be reached
     */
    long nearest(int square, long within, int number) {
        long reached = 0;
        long front = neighbours[square] & within;
        while (Long.bitCount(reached | front) < number) {
            reached |= front;
            front = around(front) & within & ~reached;
        }
        for (long rest = front; Long.bitCount(reached) < number; rest &= rest - 1) {
            reached |= rest & -rest;
        }
        return reached;
    }

    private long around(long set) {
        long union = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            union |= neighbours[Long.numberOfTrailingZeros(rest)];
        }
        return union;
    }

    /** Returns the number of edges between squares of a set. */
    int edges(long set) {
        int ends = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            ends += Long.bitCount(neighbours[Long.numberOfTrailingZeros(rest)] & set);
        }
        return ends / 2;
    }

    /** Returns whether one of the given squares has no neighbour in a set. */
    boolean anyIsolated(long some, long set) {
        for (long rest = some; rest != 0; rest &= rest - 1) {
            if ((neighbours[Long.numberOfTrailingZeros(rest)] & set) == 0) {
                return true;
            }
        }
        return false;
    }
}
