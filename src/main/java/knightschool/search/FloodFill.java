package knightschool.search;

import java.util.Arrays;

/**
 * Looks whether the unvisited cells still hang together, on arrays.
 *
 * <p>Before a move every unvisited cell could be reached from the knight. So after it every unvisited cell hangs
 * together with a neighbour of the cell that the knight has left, and only these few must be reached from where it
 * stands now. They are near, so a flood usually meets them all after a few cells, whatever the size of the board; only
 * where pieces are about to part does it go round them.
 */
final class FloodFill {
    private final ArraySearch search;
    private final int[] visitMark;
    private final int[] queue;
    private int mark;
    private int unreached;
    private int queued;

    FloodFill(ArraySearch search) {
        this.search = search;
        this.visitMark = new int[search.free.length];
        this.queue = new int[search.fullDepth];
    }

    /** Whether some unvisited cell cannot be reached from a cell, if that was not so before the knight left another. */
    boolean parts(int left, int head) {
        begin();
        for (int offset : search.offsets) {
            want(left + offset);
        }
        return !spread(head);
    }

    /** Whether some unvisited cell cannot be reached from a cell. */
    boolean parts(int head) {
        begin();
        for (int cell = 0; cell < visitMark.length; cell++) {
            want(cell);
        }
        return !spread(head);
    }

    /** Marks of older floods mean nothing as long as the number is new. */
    private void begin() {
        if (mark == Integer.MAX_VALUE) {
            Arrays.fill(visitMark, 0);
            mark = 0;
        }
        mark++;
        unreached = 0;
        queued = 0;
    }

    private void want(int cell) {
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
