package knightschool.graph.measure;

import java.util.Arrays;
import java.util.BitSet;
import knightschool.graph.SimpleGraph;

/**
 * A smallest set of vertices such that every vertex is in the set or has a neighbour in it.
 *
 * <p>Finding one is NP-hard (Garey and Johnson: Computers and Intractability, 1979, problem GT2), so graphs are small
 * here: at most {@link #MOST_VERTICES} vertices, each a bit of a word.
 *
 * @param vertices its vertices, ascending
 */
public record SmallestDominatingSet(int... vertices) {
    /** The largest number of vertices of a graph that is searched. */
    public static final int MOST_VERTICES = Long.SIZE;

    /**
     * Finds a smallest dominating set by depth-first search with growing depth. A vertex that is not dominated yet,
     * with the fewest candidates, is dominated by each of them in turn. A branch ends once the vertices that are left
     * to be dominated need more members than are allowed: a member that dominates n of them counts one nth for each.
     *
     * @param watch run at every thousandth or so node of the search; may end the work by throwing
     * @throws IllegalArgumentException if there are more than {@link #MOST_VERTICES} vertices
     */
    public static SmallestDominatingSet of(SimpleGraph graph, Runnable watch) {
        return new Search(graph, watch).find();
    }

    /** Returns the number of vertices. */
    public int size() {
        return vertices.length;
    }

    private static final class Search {
        private static final int WATCH_MASK = 1023;

        private final int[] numbers;
        /** For each vertex, itself and its neighbours. */
        private final long[] dominated;

        private final Runnable watch;
        private final BitSet members = new BitSet();
        private int nodes;

        Search(SimpleGraph graph, Runnable watch) {
            this.watch = watch;
            this.numbers = graph.vertices().toArray();
            if (numbers.length > MOST_VERTICES) {
                throw new IllegalArgumentException(numbers.length + " vertices");
            }
            this.dominated = new long[numbers.length];
            for (int i = 0; i < numbers.length; i++) {
                dominated[i] = 1L << i;
                for (int neighbour : graph.neighbours(numbers[i])) {
                    dominated[i] |= 1L << Arrays.binarySearch(numbers, neighbour);
                }
            }
        }

        SmallestDominatingSet find() {
            long all = numbers.length == Long.SIZE ? -1L : (1L << numbers.length) - 1;
            int size = 0;
            while (!isPossible(all, all, size)) {
                size++;
            }
            return new SmallestDominatingSet(
                    members.stream().map(index -> numbers[index]).toArray());
        }

        /**
         * Returns whether some more members dominate the rest, and adds them.
         *
         * @param open the vertices that are not dominated yet
         * @param candidates the vertices that may still become members
         * @param allowed the number of members that may be added
         */
        private boolean isPossible(long open, long candidates, int allowed) {
            if (open == 0) {
                return true;
            }
            if ((++nodes & WATCH_MASK) == 0) {
                watch.run();
            }
            if (allowed == 0 || leastMembers(open, candidates) > allowed) {
                return false;
            }
            int target = fewestCandidates(open, candidates);
            long remaining = candidates;
            for (long choices = dominated[target] & candidates; choices != 0; ) {
                int member = largestGain(choices, open);
                choices &= ~(1L << member);
                remaining &= ~(1L << member);
                if (isPossible(open & ~dominated[member], remaining, allowed - 1)) {
                    members.set(member);
                    return true;
                }
            }
            return false;
        }

        private double leastMembers(long open, long candidates) {
            double sum = 0;
            for (long uncounted = open; uncounted != 0; uncounted &= uncounted - 1) {
                int most = 0;
                long choices = dominated[Long.numberOfTrailingZeros(uncounted)] & candidates;
                for (; choices != 0; choices &= choices - 1) {
                    most = Math.max(most, gain(Long.numberOfTrailingZeros(choices), open));
                }
                if (most == 0) {
                    return Double.POSITIVE_INFINITY;
                }
                sum += 1.0 / most;
            }
            return Math.ceil(sum - 1e-9);
        }

        private int gain(int member, long open) {
            return Long.bitCount(dominated[member] & open);
        }

        private int largestGain(long choices, long open) {
            int best = Long.numberOfTrailingZeros(choices);
            for (long uncounted = choices & (choices - 1); uncounted != 0; uncounted &= uncounted - 1) {
                int next = Long.numberOfTrailingZeros(uncounted);
                best = gain(next, open) > gain(best, open) ? next : best;
            }
            return best;
        }

        private int fewestCandidates(long open, long candidates) {
            int best = Long.numberOfTrailingZeros(open);
            for (long uncounted = open & (open - 1); uncounted != 0; uncounted &= uncounted - 1) {
                int next = Long.numberOfTrailingZeros(uncounted);
                best = Long.bitCount(dominated[next] & candidates) < Long.bitCount(dominated[best] & candidates)
                        ? next
                        : best;
            }
            return best;
        }
    }
}
