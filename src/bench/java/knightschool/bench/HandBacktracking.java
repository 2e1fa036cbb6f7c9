package knightschool.bench;

import knightschool.board.MoveOrder;

/**
 * Backtracking on the full 8 × 8 board, from a8 to its first tour, as one would write it for nothing else: it cannot be
 * stopped, restored or looked into.
 */
final class HandBacktracking implements Subject {
    @Override
    public String name() {
        return "backtracking by hand";
    }

    @Override
    public long run() {
        return Golden.BACKTRACKING.require(steps());
    }

    private static long steps() {
        byte[] path = new byte[KnightTables.SQUARES];
        byte[] rest = new byte[KnightTables.SQUARES];
        int head = 0;
        int top = 0;
        long free = ~1L;
        long steps = 0;
        int open = KnightTables.open(head, free);
        while (true) {
            if (open != 0) {
                rest[top] = (byte) (open & open - 1);
                head = KnightTables.TARGET[head * MoveOrder.MOVES + Integer.numberOfTrailingZeros(open)];
                path[++top] = (byte) head;
                free ^= 1L << head;
                steps++;
                if (free == 0) {
                    return steps;
                }
                open = KnightTables.open(head, free);
            } else if (top > 0) {
                free ^= 1L << head;
                head = path[--top];
                open = rest[top] & 0xFF;
                steps++;
            } else {
                return steps;
            }
        }
    }
}
