package knightschool.search;

import java.util.Arrays;

/**
 * Tests whether the unvisited cells are still connected, on arrays.
 *
 * <p>Before a move every unvisited cell could be reached from the knight. After it, every unvisited cell is therefore
 * connected with a neighbour of the cell that the knight has left, so only these few must be reached from its new cell.
 * They are near, so a flood fill usually reaches all of them after a few cells, whatever the size of the board; only
 * when pieces are about to separate does it fill more.
 */
final class UnvisitedConnectivity {
    private final AbstractArrayTourSearch search;
    private final int[] visitMark;
    private final int[] queue;
    private int mark;
    private int unreached;
    private int queued;

    UnvisitedConnectivity(AbstractArrayTourSearch search) {
        this.search = search;
        this.visitMark = new int[search.free.length];
        this.queue = new int[search.fullDepth];
    }

    /**
     * Returns whether some unvisited cell cannot be reached from {@code head}, provided that all could be reached
     * before the knight moved there from {@code from}.
     */
    boolean parts(int from, int head) {
        begin();
        for (int offset : search.offsets) {
            markUnreached(from + offset);
        }
        return !spread(head);
    }

    /** Returns whether some unvisited cell cannot be reached from {@code head}. */
    boolean parts(int head) {
        begin();
        for (int cell = 0; cell < visitMark.length; cell++) {
            markUnreached(cell);
        }
        return !spread(head);
    }

    /** Begins a flood fill with a new mark, so that the marks of earlier ones are invalid. */
    private void begin() {
        if (mark == Integer.MAX_VALUE) {
            Arrays.fill(visitMark, 0);
            mark = 0;
        }
        mark++;
        unreached = 0;
        queued = 0;
    }

    private void markUnreached(int cell) {
        if (search.free[cell]) {
            visitMark[cell] = -mark;
            unreached++;
        }
    }

    private boolean spread(int from) {
        meet(from);
        for (int next = 0; next < queued && unreached > 0; next++) {
            meet(queue[next]);
        }
        return unreached == 0;
    }

    private void meet(int cell) {
        for (int offset : search.offsets) {
            int neighbour = cell + offset;
            if (search.free[neighbour] && visitMark[neighbour] != mark) {
                unreached -= visitMark[neighbour] == -mark ? 1 : 0;
                visitMark[neighbour] = mark;
                queue[queued++] = neighbour;
            }
        }
    }
}
