package knightschool.bench;

/**
 * Forward checking on the full 8 × 8 board, from a8 to its first tour, as one would write it for nothing else.
 *
 * <p>After a placement only the unvisited neighbours of the square just left can have lost their last open move, and
 * none of them is joined to the knight, as the knight's graph has two colours. Which of them still has an unvisited
 * neighbour is seen for the whole board at once. Masks of indices as in {@link HandBacktracking}.
 */
final class HandForwardChecking implements Subject {
    @Override
    public String name() {
        return "forward checking by hand";
    }

    @Override
    public long run() {
        return Golden.FORWARD_CHECKING.require(steps());
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
                int next = KnightTables.target(head, open);
                open &= open - 1;
                long left = free ^ 1L << next;
                int onward = KnightTables.open(next, left);
                steps++;
                if ((KnightTables.JOINED[head & 63] & left & ~KnightTables.reach(left)) != 0) {
                    steps++;
                    continue;
                }
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
