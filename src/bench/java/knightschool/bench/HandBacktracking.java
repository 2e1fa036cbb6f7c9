package knightschool.bench;

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

    /**
     * A square from which nothing leads on is placed and taken back without a look at the path. The masks of indices
     * change nothing: they show Java that no bounds need checking.
     */
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
                int next = KnightTables.target(head, open);
                open &= open - 1;
                long left = free ^ 1L << next;
                int onward = KnightTables.open(next, left);
                steps++;
                if (onward == 0) {
                    if (left == 0) {
                        return steps;
                    }
                    steps++;
                    continue;
                }
                rest[top & 63] = (byte) open;
                path[++top & 63] = (byte) next;
                head = next;
                free = left;
                open = onward;
            } else if (top > 0) {
                free ^= 1L << head;
                head = path[--top & 63];
                open = rest[top & 63] & 0xFF;
                steps++;
            } else {
                return steps;
            }
        }
    }
}
