package knightschool.bench;

import knightschool.board.MoveOrder;

/** What the loops written by hand look up of the full 8 × 8 board. */
final class KnightTables {
    static final int SIDE = 8;
    static final int SQUARES = SIDE * SIDE;

    /** For every square its neighbours as bits. */
    static final long[] JOINED = new long[SQUARES];

    /**
     * For every square, and every pattern of its neighbours that are unvisited (bits in the order of the squares), the
     * moves that lead to them (bits in move order).
     */
    static final byte[] MOVES = new byte[SQUARES << MoveOrder.MOVES];

    /** Where a move leads: {@code TARGET[square * 8 + move]}. */
    static final byte[] TARGET = new byte[SQUARES * MoveOrder.MOVES];

    private static final long NOT_FIRST_FILE = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_LAST_FILE = 0x7F7F7F7F7F7F7F7FL;
    private static final long NOT_FIRST_TWO = 0xFCFCFCFCFCFCFCFCL;
    private static final long NOT_LAST_TWO = 0x3F3F3F3F3F3F3F3FL;

    static {
        for (int square = 0; square < SQUARES; square++) {
            fillNeighbours(square);
            fillMoves(square);
        }
    }

    private KnightTables() {}

    private static int jump(int square, int move) {
        int column = square % SIDE + MoveOrder.CLOCKWISE.dx(move);
        int row = square / SIDE + MoveOrder.CLOCKWISE.dy(move);
        return column < 0 || column >= SIDE || row < 0 || row >= SIDE ? -1 : row * SIDE + column;
    }

    private static void fillNeighbours(int square) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = jump(square, move);
            if (target >= 0) {
                JOINED[square] |= 1L << target;
                TARGET[square * MoveOrder.MOVES + move] = (byte) target;
            }
        }
    }

    private static void fillMoves(int square) {
        for (int pattern = 0; pattern < 1 << MoveOrder.MOVES; pattern++) {
            long unvisited = Long.expand(pattern, JOINED[square]);
            int moves = 0;
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                int target = jump(square, move);
                moves |= target >= 0 && (unvisited >> target & 1) != 0 ? 1 << move : 0;
            }
            MOVES[square << MoveOrder.MOVES | pattern] = (byte) moves;
        }
    }

    /** The moves from a square to unvisited squares, as bits in move order. */
    static int open(int square, long unvisited) {
        int known = square & SQUARES - 1;
        int pattern = (int) Long.compress(unvisited, JOINED[known]);
        return MOVES[known << MoveOrder.MOVES | pattern] & 0xFF;
    }

    /** Where the first of these moves leads. */
    static int target(int square, int moves) {
        return TARGET[square * MoveOrder.MOVES + Integer.numberOfTrailingZeros(moves) & TARGET.length - 1];
    }

    /** Every square that has an unvisited neighbour. */
    static long reach(long unvisited) {
        long one = unvisited << 1 & NOT_FIRST_FILE | unvisited >>> 1 & NOT_LAST_FILE;
        long two = unvisited << 2 & NOT_FIRST_TWO | unvisited >>> 2 & NOT_LAST_TWO;
        return one << 2 * SIDE | one >>> 2 * SIDE | two << SIDE | two >>> SIDE;
    }
}
