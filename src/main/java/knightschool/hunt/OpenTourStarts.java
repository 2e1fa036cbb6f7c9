package knightschool.hunt;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * The squares of a small board from which an open tour can begin, by dynamic programming.
 *
 * <p>For every set of squares the squares on which a path through exactly that set can end are computed (Bellman 1962,
 * Held and Karp 1962). For each set, memory is 4 bytes and time is one step per square: a megabyte for 18 squares and 4
 * for 20.
 */
final class OpenTourStarts {
    /** The largest number of playable squares of a board. */
    static final int MOST_SQUARES = 20;

    private OpenTourStarts() {}

    /** Returns the neighbours of each playable square as bits. Squares are numbered among the playable ones. */
    static int[] neighbours(Board board) {
        int[] squares = board.playable().toArray();
        KnightGraph graph = KnightGraph.of(board);
        return Arrays.stream(squares)
                .map(square -> Arrays.stream(graph.neighbours(square))
                        .map(neighbour -> 1 << Arrays.binarySearch(squares, neighbour))
                        .sum())
                .toArray();
    }

    /**
     * Returns the squares from which a tour can begin, as bits. They are also those on which one can end, because the
     * reverse of a tour is a tour.
     *
     * @param neighbours the neighbours of at most {@value #MOST_SQUARES} squares, as bits
     */
    static int of(int[] neighbours) {
        return of(neighbours, (1 << neighbours.length) - 1);
    }

    /**
     * Returns the squares from which a tour can begin that ends on one of some squares, as bits.
     *
     * @param lasts the squares on which the tour may end, as bits
     */
    static int of(int[] neighbours, int lasts) {
        int[] ends = new int[1 << neighbours.length];
        for (int last = lasts; last != 0; last &= last - 1) {
            ends[last & -last] = last & -last;
        }
        for (int set = 1; set < ends.length; set++) {
            for (int remaining = ends[set]; remaining != 0; remaining &= remaining - 1) {
                int next = neighbours[Integer.numberOfTrailingZeros(remaining)] & ~set;
                for (; next != 0; next &= next - 1) {
                    int bit = next & -next;
                    ends[set | bit] |= bit;
                }
            }
        }
        return ends[ends.length - 1];
    }
}
