package knightschool.graph.isomorphism;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;

/**
 * A colour for every vertex of a graph that is made of two graphs of one size, side by side: colours are numbers from 0
 * to below {@link #count}, and vertices of different colours cannot be renamed to each other. A round of refinement
 * looks only at the neighbours of vertices that the round before has given a new colour (Cardon and Crochemore,
 * Partitioning a graph in O(|A| log₂ |V|), 1982, but round by round); what was changed can be taken back.
 */
final class ColourRefinement {
    private final AdjacencyLists both;
    private final int half;
    private final int[] colour;
    private final int[] ones;
    private final int[] others;
    private final IntStack trail = new IntStack();
    private final boolean[] isAffected;
    private final int[][] keys;
    private int[] changed;
    private int count = 1;
    private int unbalanced;
    private long work;

    /** What {@link #undo} goes back to. */
    record Mark(int trail, int count) {}

    /**
     * The same colour for all.
     *
     * @param both vertices 0 to below half its bound are the one graph's, the rest the other's
     */
    ColourRefinement(AdjacencyLists both) {
        this.both = both;
        this.half = both.bound() / 2;
        this.colour = new int[both.bound()];
        this.ones = new int[Math.max(1, both.bound())];
        this.others = new int[Math.max(1, both.bound())];
        this.isAffected = new boolean[both.bound()];
        this.keys = new int[both.bound()][];
        ones[0] = half;
        others[0] = half;
    }

    int of(int vertex) {
        return colour[vertex];
    }

    int count() {
        return count;
    }

    /** How often a vertex was looked at, all in all. */
    long work() {
        return work;
    }

    /** A colour of their own for a vertex of each graph. */
    void individualize(int one, int other) {
        recolour(one, count);
        recolour(other, count);
        count++;
        changed = new int[] {one, other};
    }

    /** Parts vertices of one colour whose neighbours have different colours, one round; says whether there were any. */
    boolean refineOnce() {
        int[] affected = affected();
        work += affected.length;
        for (int vertex : affected) {
            keys[vertex] = key(vertex);
        }
        int[] order = IntStream.of(affected)
                .boxed()
                .sorted((one, other) -> Arrays.compare(keys[one], keys[other]))
                .mapToInt(Integer::intValue)
                .toArray();
        int before = trail.size();
        for (int i = 0; i < order.length; ) {
            i = part(order, i);
        }
        changed = new int[(trail.size() - before) / 2];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = trail.at(before + 2 * i);
        }
        return changed.length > 0;
    }

    /** The vertices with a changed neighbour; at first all. */
    private int[] affected() {
        if (changed == null) {
            return IntStream.range(0, colour.length).toArray();
        }
        IntStack found = new IntStack();
        for (int vertex : changed) {
            for (int i = 0; i < both.degree(vertex); i++) {
                int neighbour = both.neighbour(vertex, i);
                if (!isAffected[neighbour]) {
                    isAffected[neighbour] = true;
                    found.push(neighbour);
                }
            }
        }
        int[] affected = found.toArray();
        for (int vertex : affected) {
            isAffected[vertex] = false;
        }
        return affected;
    }

    /** The colour of a vertex, and then those of its neighbours, rising. */
    private int[] key(int vertex) {
        int[] key = new int[both.degree(vertex) + 1];
        for (int i = 1; i < key.length; i++) {
            key[i] = colour[both.neighbour(vertex, i - 1)];
        }
        Arrays.sort(key, 1, key.length);
        key[0] = colour[vertex];
        return key;
    }

    /**
     * Parts the vertices of the colour that begins there, and says where the next one begins. Vertices that are not
     * affected stay together and keep the colour; where there are none, the first part keeps it.
     */
    private int part(int[] order, int from) {
        int old = keys[order[from]][0];
        int to = from;
        while (to < order.length && keys[order[to]][0] == old) {
            to++;
        }
        boolean all = to - from == ones[old] + others[old];
        int next = all ? old : count++;
        for (int i = from; i < to; i++) {
            if (i > from && !Arrays.equals(keys[order[i]], keys[order[i - 1]])) {
                next = count++;
            }
            if (next != old) {
                recolour(order[i], next);
            }
        }
        return to;
    }

    private void recolour(int vertex, int to) {
        trail.push(vertex);
        trail.push(colour[vertex]);
        move(vertex, to);
    }

    private void move(int vertex, int to) {
        int from = colour[vertex];
        int[] sizes = vertex < half ? ones : others;
        unbalanced -= differs(from) + differs(to);
        sizes[from]--;
        sizes[to]++;
        unbalanced += differs(from) + differs(to);
        colour[vertex] = to;
    }

    private int differs(int colourNumber) {
        return ones[colourNumber] == others[colourNumber] ? 0 : 1;
    }

    Mark mark() {
        return new Mark(trail.size() / 2, count);
    }

    /** Takes back whatever was changed since. */
    void undo(Mark mark) {
        while (trail.size() > 2 * mark.trail()) {
            int old = trail.pop();
            move(trail.pop(), old);
        }
        count = mark.count();
        changed = new int[0];
    }

    /** Whether both graphs have as many vertices of every colour. */
    boolean isBalanced() {
        return unbalanced == 0;
    }

    /** The first colour that the graphs have different numbers of, or the number of colours. */
    int unbalanced() {
        return (int) IntStream.range(0, count).takeWhile(c -> differs(c) == 0).count();
    }

    /** How many vertices of one of the graphs have a colour. */
    int size(boolean ofOne, int colourNumber) {
        return ofOne ? ones[colourNumber] : others[colourNumber];
    }

    /** The next vertex with a colour, or −1. */
    int next(int from, int to, int colourNumber) {
        for (int vertex = from; vertex < to; vertex++) {
            if (colour[vertex] == colourNumber) {
                return vertex;
            }
        }
        return -1;
    }

    /**
     * Of the colours that a graph has on more than one vertex, the one on the fewest; −1 if there is none. Vertices
     * without edges may share theirs: any of them is as good as another.
     */
    int smallestShared() {
        int found = -1;
        for (int vertex = 0; vertex < half; vertex++) {
            int size = ones[colour[vertex]];
            if (size > 1 && both.degree(vertex) > 0 && (found < 0 || isBefore(colour[vertex], found))) {
                found = colour[vertex];
            }
        }
        return found;
    }

    private boolean isBefore(int one, int other) {
        return ones[one] < ones[other] || ones[one] == ones[other] && one < other;
    }

    /** Numbers of which the last one is taken off first. */
    private static final class IntStack {
        private int[] values = new int[16];
        private int size;

        int size() {
            return size;
        }

        int at(int index) {
            return values[index];
        }

        void push(int value) {
            if (size == values.length) {
                values = Arrays.copyOf(values, 2 * size);
            }
            values[size++] = value;
        }

        int pop() {
            return values[--size];
        }

        int[] toArray() {
            return Arrays.copyOf(values, size);
        }
    }
}
