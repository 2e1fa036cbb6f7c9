package knightschool.walk;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.explain.TourOrWalkSearchProgressListener;

/**
 * Finds a shortest walk through every square of a small board, as the order of the first visits to the squares, by
 * dynamic programming: for every set of squares and every square in it, the fewest moves of a walk that begins at the
 * start, visits the set and ends on that square (M. Held and R. Karp: A dynamic programming approach to sequencing
 * problems, 1962; the same idea R. Bellman, 1962).
 *
 * <p>Exact: the first visits of a shortest walk come in some order, and between two of them it takes a shortest path.
 * Conversely, shortest paths in any order make a walk through all squares.
 *
 * <p>Takes one byte for each set and square: 21 MB for 20 squares and 193 MB for 23. A byte holds every number that
 * matters: along a spanning tree and back a walk visits all n squares in 2(n − 1) moves, and n − 1 more lead to any
 * last square, which makes at most 66 here.
 */
final class HeldKarp {
    /** The number of squares up to which this is faster than a local search. */
    static final int FEW_SQUARES = 20;

    /** The most squares of a board. */
    static final int MOST_SQUARES = 23;

    private static final byte NONE = Byte.MAX_VALUE;

    private final CoveringWalkInstance instance;
    private final int size;
    private final int end;
    private final byte[] moves;

    /** The number of moves between any two squares, row by row, since it is read many million times. */
    private final int[] between;

    private final TourOrWalkSearchProgressListener progress;

    /** @param progress receives the number of completed sets, and may end the work by throwing */
    HeldKarp(CoveringWalkInstance instance, TourOrWalkSearchProgressListener progress) {
        this.instance = instance;
        this.size = instance.size();
        this.end = instance.end();
        this.moves = new byte[size << size];
        this.between = new int[size * size];
        Arrays.setAll(between, pair -> instance.distances().between(pair / size, pair % size));
        this.progress = progress;
    }

    /** The order of first visits of a shortest walk, as numbers of squares. */
    int[] best() {
        begin();
        int all = (1 << size) - 1;
        for (int set = 1; set < all; set++) {
            extend(set);
        }
        int last = 0;
        for (int square = 1; square < size; square++) {
            last = length(all, square) < length(all, last) ? square : last;
        }
        return back(all, last);
    }

    private void begin() {
        Arrays.fill(moves, NONE);
        int first = instance.ends().closed() ? 0 : instance.start();
        for (int square = 0; square < size; square++) {
            boolean begins = first == Board.NONE ? square != instance.end() : square == first;
            if (begins) {
                moves[at(1 << square, square)] = 0;
            }
        }
    }

    /**
     * The length of the best walk through all squares whose last first visit is to a given square, including the way
     * back if it is closed.
     */
    private int length(int all, int last) {
        boolean elsewhere = instance.end() != Board.NONE && instance.end() != last;
        int length = moves[at(all, last)];
        return length == NONE || elsewhere ? DistanceMatrix.NONE : length + home(last);
    }

    private int home(int last) {
        return instance.ends().closed() ? instance.distances().between(last, 0) : 0;
    }

    private void extend(int set) {
        if ((set & 0xFFF) == 0) {
            progress.orders(set, 1L << size);
        }
        for (int square = 0; square < size; square++) {
            int length = moves[at(set, square)];
            if (length != NONE && square != end) {
                extend(set, square, length);
            }
        }
    }

    private void extend(int set, int square, int length) {
        int row = square * size;
        for (int remaining = ~set & (1 << size) - 1; remaining != 0; remaining &= remaining - 1) {
            int next = Integer.numberOfTrailingZeros(remaining);
            int longer = length + between[row + next];
            int place = at(set | 1 << next, next);
            if (longer < moves[place]) {
                moves[place] = (byte) longer;
            }
        }
    }

    private int[] back(int all, int last) {
        int[] order = new int[size];
        int set = all;
        int square = last;
        for (int i = size - 1; i > 0; i--) {
            order[i] = square;
            int before = set & ~(1 << square);
            square = cameFrom(before, square, moves[at(set, square)]);
            set = before;
        }
        order[0] = square;
        return order;
    }

    private int cameFrom(int set, int square, int length) {
        int from = 0;
        while (!(moves[at(set, from)] != NONE
                && moves[at(set, from)] + instance.distances().between(from, square) == length)) {
            from++;
        }
        return from;
    }

    private int at(int set, int square) {
        return set * size + square;
    }
}
