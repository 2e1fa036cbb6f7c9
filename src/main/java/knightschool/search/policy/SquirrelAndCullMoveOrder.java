package knightschool.search.policy;

import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The move orders of {@link TieBreak#SQUIRREL_CULL}: on an n × n board the one in use depends on n mod 8 and on the
 * squares that the knight has passed. An order holds until the knight reaches its square of change; from that square
 * on, the next order holds. (D. Squirrel, P. Cull: A Warnsdorff-rule algorithm for knight's tours on square
 * chessboards, 1996; the table also in S. Ganzfried: A simple algorithm for knight's tours, 2004.)
 *
 * <p>The table writes moves as 1 to 8, clockwise from up-right, and squares as row and column, both from 1.
 */
public final class SquirrelAndCullMoveOrder {
    private final Board board;
    private final int[][] ranks;
    private final int[] changes;

    /** For every square on the path, the order by which it is left; written when the knight arrives there. */
    private final byte[] phases;

    /** Creates the orders of a board. On a board that is not square the only order is the move order. */
    public SquirrelAndCullMoveOrder(Board board) {
        this.board = board;
        Leg[] legs = board.columns() == board.rows() ? legs(board.rows()) : new Leg[] {new Leg(12345678, 0, 0)};
        this.ranks = new int[legs.length][MoveOrder.MOVES];
        this.changes = new int[legs.length];
        for (int i = 0; i < legs.length; i++) {
            changes[i] = board.squareAt(legs[i].column - 1, legs[i].row - 1);
            String order = String.valueOf(legs[i].order);
            for (int rank = 0; rank < MoveOrder.MOVES; rank++) {
                ranks[i][order.charAt(rank) - '1'] = rank;
            }
        }
        changes[legs.length - 1] = Board.NONE;
        this.phases = new byte[board.playableCount()];
    }

    /** An order, and the square from which on the next order holds; for the last order the square has no meaning. */
    private record Leg(int order, int row, int column) {}

    /** Returns the table for n × n. */
    private static Leg[] legs(int n) {
        int half = n / 2;
        int below = (n - 1) / 2;
        return switch (n % 8) {
            case 0 ->
                new Leg[] {
                    new Leg(34261578, n - 1, n - 2),
                    new Leg(87642135, 2, 2),
                    new Leg(51867342, n - 8, 1),
                    new Leg(51342678, 7, n - 3),
                    new Leg(21435678, 0, 0)
                };
            case 1 ->
                new Leg[] {
                    new Leg(34261578, n - 1, n - 2),
                    new Leg(87642135, 2, 2),
                    new Leg(51324678, n - 6, below + 5),
                    new Leg(32481765, 0, 0)
                };
            case 2 ->
                new Leg[] {
                    new Leg(34261578, 6, 1),
                    new Leg(87642135, 3, 1),
                    new Leg(54132678, n - 15, 4),
                    new Leg(52431678, 10, n - 2),
                    new Leg(85647123, 5, half - 3),
                    new Leg(15746823, 0, 0)
                };
            case 3 ->
                new Leg[] {
                    new Leg(34625718, n - 1, n - 2),
                    new Leg(42681357, n - 6, n),
                    new Leg(86512347, 2, 5),
                    new Leg(51867342, n - 10, 3),
                    new Leg(61825437, below + 1, n - 2),
                    new Leg(71642538, 0, 0)
                };
            case 4 ->
                new Leg[] {
                    new Leg(34261578, n - 1, n - 2),
                    new Leg(87642135, 2, 2),
                    new Leg(51867342, n - 8, 1),
                    new Leg(51342678, 10, n - 5),
                    new Leg(86753421, 13, half + 1),
                    new Leg(78563421, 0, 0)
                };
            case 5 ->
                new Leg[] {
                    new Leg(34261578, n - 1, n - 2),
                    new Leg(87642135, 2, 2),
                    new Leg(51324678, n - 2, n % 16 == 5 ? below - 2 : below - 6),
                    new Leg(15234678, 0, 0)
                };
            case 6 ->
                new Leg[] {
                    new Leg(34261578, 6, 1),
                    new Leg(87642135, 3, 1),
                    new Leg(54132678, n - 10, 1),
                    new Leg(52431678, 10, n - 2),
                    new Leg(85647123, 3, half + 4),
                    new Leg(12453678, 0, 0)
                };
            default ->
                new Leg[] {
                    new Leg(34625718, n - 1, n - 2),
                    new Leg(42681357, n - 6, n),
                    new Leg(86512347, 2, 5),
                    new Leg(51867342, n - 6, 3),
                    new Leg(61825437, below + 1, n - 2),
                    new Leg(61357284, 0, 0)
                };
        };
    }

    /** Records that the knight has arrived on a square, at an index of its path from 0. */
    public void arrive(int index, int square) {
        int phase = index == 0 ? 0 : phases[index - 1];
        phases[index] = (byte) (changes[phase] == square ? phase + 1 : phase);
    }

    /** Returns the rank of a move in the order in use, smallest first, with the knight at an index of the path. */
    public long rank(int index, int from, int to) {
        return ranks[phases[index]][MoveOrder.CLOCKWISE.moveBetween(board, from, to)];
    }
}
