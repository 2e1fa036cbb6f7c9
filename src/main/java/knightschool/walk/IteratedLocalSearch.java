package knightschool.walk;

import java.util.Arrays;
import java.util.Random;
import java.util.function.LongConsumer;
import knightschool.board.Board;

/**
 * Improves a walk by iterated local search over the order of first visits: segments are reversed (G. Croes: A method
 * for solving traveling-salesman problems, 1958) or moved (I. Or, 1976) until neither shortens the walk, then some
 * segments are shuffled and the search restarts (O. Martin, S. Otto and E. Felten, 1991). The result is a walk, seldom
 * proved shortest.
 *
 * <p>The budget is a number of evaluated changes, and the random seed is fixed: the result is the same on every
 * machine.
 */
final class IteratedLocalSearch {
    private static final long SEED = 8;
    private static final int LONGEST_MOVED = 3;

    private final CoveringWalkInstance instance;
    private final long budget;
    private final LongConsumer progress;
    private final Random random = new Random(SEED);
    private final int size;
    private final boolean closed;
    private final int low;
    private final int high;
    private int[] order;
    private long weighed;

    /**
     * @param budget the most changes that are evaluated
     * @param progress receives the number of evaluated changes, and may end the work by throwing
     */
    IteratedLocalSearch(CoveringWalkInstance instance, long budget, LongConsumer progress) {
        this.instance = instance;
        this.budget = budget;
        this.progress = progress;
        this.size = instance.size();
        this.closed = instance.ends().closed();
        this.low = closed || instance.start() != Board.NONE ? 1 : 0;
        this.high = instance.end() != Board.NONE ? size - 2 : size - 1;
    }

    /**
     * The best order of first visits found, as numbers of squares.
     *
     * @param least a lower bound for the number of moves, at which the search ends
     */
    int[] best(int least) {
        order = nearestFirst();
        improve();
        int[] best = order.clone();
        int fewest = length();
        while (fewest > least && weighed < budget && high - low >= 2) {
            shuffle();
            improve();
            if (length() <= fewest) {
                best = order.clone();
                fewest = length();
            } else {
                order = best.clone();
            }
        }
        return best;
    }

    private int between(int one, int other) {
        return instance.distances().between(one, other);
    }

    private int length() {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += edge(i, i + 1);
        }
        return sum;
    }

    /**
     * The moves between two neighbouring positions of the order. Beyond its ends: those of the closing edge, or 0 if it
     * is not closed.
     */
    private int edge(int position, int next) {
        if (position < 0 || next >= size) {
            return closed ? between(order[size - 1], order[0]) : 0;
        }
        return between(order[position], order[next]);
    }

    /** The initial order: repeatedly the nearest square that is left. */
    private int[] nearestFirst() {
        int[] rest = new int[size];
        Arrays.setAll(rest, i -> i);
        if (instance.start() != Board.NONE) {
            swap(rest, 0, instance.start());
        }
        if (instance.end() != Board.NONE) {
            swap(rest, size - 1, Arrays.stream(rest).boxed().toList().indexOf(instance.end()));
        }
        for (int i = 1; i <= high; i++) {
            int nearest = i;
            for (int j = i + 1; j <= high; j++) {
                nearest = between(rest[i - 1], rest[j]) < between(rest[i - 1], rest[nearest]) ? j : nearest;
            }
            swap(rest, i, nearest);
        }
        return rest;
    }

    private static void swap(int[] values, int one, int other) {
        int value = values[one];
        values[one] = values[other];
        values[other] = value;
    }

    private void improve() {
        boolean better = true;
        while (better && weighed < budget) {
            better = false;
            for (int first = low; first < high && weighed < budget; first++) {
                progress.accept(weighed);
                for (int last = first + 1; last <= high; last++) {
                    better |= turn(first, last);
                }
            }
            for (int first = low; first <= high && weighed < budget; first++) {
                progress.accept(weighed);
                for (int last = first; last <= Math.min(high, first + LONGEST_MOVED - 1); last++) {
                    better |= move(first, last);
                }
            }
        }
    }

    private boolean turn(int first, int last) {
        weighed++;
        int before = edge(first - 1, first) + edge(last, last + 1);
        int after = joined(first - 1, order[last]) + joined(last + 1, order[first]);
        if (after >= before) {
            return false;
        }
        reverse(first, last);
        return true;
    }

    /** The moves between the square at a position, which may be beyond an end, and another square. */
    private int joined(int position, int square) {
        if (position >= 0 && position < size) {
            return between(order[position], square);
        }
        return closed ? between(order[position < 0 ? size - 1 : 0], square) : 0;
    }

    private void reverse(int first, int last) {
        for (int i = first, j = last; i < j; i++, j--) {
            swap(order, i, j);
        }
    }

    /** Moves a segment to another position, the first one found that makes the walk shorter. */
    private boolean move(int first, int last) {
        int gain = edge(first - 1, first) + edge(last, last + 1) - gap(first - 1, last + 1);
        for (int position = low - 1; position <= high; position++) {
            weighed++;
            if (position >= first - 1 && position <= last) {
                continue;
            }
            int cost =
                    joined(position, order[first]) + joined(position + 1, order[last]) - edge(position, position + 1);
            if (cost < gain) {
                rotate(first, last, position);
                return true;
            }
        }
        return false;
    }

    private int gap(int before, int after) {
        boolean inside = before >= 0 && after < size;
        return inside ? between(order[before], order[after]) : closed ? joined(before, order[after % size]) : 0;
    }

    /** Moves a segment behind a position outside of it. */
    private void rotate(int first, int last, int position) {
        int[] stretch = Arrays.copyOfRange(order, first, last + 1);
        if (position > last) {
            System.arraycopy(order, last + 1, order, first, position - last);
            System.arraycopy(stretch, 0, order, position - stretch.length + 1, stretch.length);
        } else {
            System.arraycopy(order, position + 1, order, position + 1 + stretch.length, first - position - 1);
            System.arraycopy(stretch, 0, order, position + 1, stretch.length);
        }
    }

    /** Swaps two adjacent segments. */
    private void shuffle() {
        int[] cuts = random.ints(3, low, high + 2).sorted().toArray();
        int[] second = Arrays.copyOfRange(order, cuts[1], cuts[2]);
        System.arraycopy(order, cuts[0], order, cuts[0] + second.length, cuts[1] - cuts[0]);
        System.arraycopy(second, 0, order, cuts[0], second.length);
    }
}
