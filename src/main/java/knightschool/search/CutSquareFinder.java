package knightschool.search;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.graph.KnightGraph;

/**
 * Finds a square that separates the unvisited squares so that no path from the knight visits all of them, by one
 * depth-first search (articulation points as in J. Hopcroft, R. Tarjan: Algorithm 447, 1973). Takes time linear in the
 * number of squares, and reuses its arrays in the next call.
 */
public final class CutSquareFinder {
    private static final int UNSEEN = 0;

    private final int[][] neighbours;

    /** For every square the number in the order in which it was met, from 1. */
    private final int[] order;

    /** For every square the smallest number that it and those below it are joined to. */
    private final int[] lowest;

    /** For every square how many of its branches are joined to nothing above it. */
    private final int[] parts;

    private final int[] next;
    private final int[] stack;

    public CutSquareFinder(KnightGraph graph) {
        int squares = graph.board().squares();
        this.neighbours = new int[squares][];
        graph.board().playable().forEach(square -> neighbours[square] = graph.neighbours(square));
        this.order = new int[squares];
        this.lowest = new int[squares];
        this.parts = new int[squares];
        this.next = new int[squares];
        this.stack = new int[squares];
    }

    /**
     * Returns whether some square separates the unvisited squares, or some of them cannot be reached.
     *
     * @param free for every square whether it is unvisited
     * @param head the knight's square
     * @param unvisited the number of unvisited squares
     */
    public boolean part(boolean[] free, int head, int unvisited) {
        Arrays.fill(order, UNSEEN);
        int met = 0;
        int depth = 0;
        stack[depth] = head;
        meet(head, ++met);
        while (depth >= 0) {
            int square = stack[depth];
            if (next[square] < neighbours[square].length) {
                int to = neighbours[square][next[square]++];
                if (order[to] != UNSEEN) {
                    lowest[square] = Math.min(lowest[square], order[to]);
                } else if (free[to]) {
                    stack[++depth] = to;
                    meet(to, ++met);
                }
            } else if (--depth >= 0) {
                int above = stack[depth];
                lowest[above] = Math.min(lowest[above], lowest[square]);
                parts[above] += lowest[square] >= order[above] ? 1 : 0;
                if (parts[above] > 1) {
                    return true;
                }
            }
        }
        return met <= unvisited;
    }

    private void meet(int square, int number) {
        order[square] = number;
        lowest[square] = number;
        parts[square] = 0;
        next[square] = 0;
    }

    /** Returns the square that separates the unvisited squares, if the last call of {@link #part} found one. */
    public OptionalInt square() {
        return IntStream.range(0, parts.length)
                .filter(square -> order[square] != UNSEEN && parts[square] > 1)
                .findFirst();
    }
}
