package knightschool.graph.isomorphism;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;

/**
 * Refines the colours of the vertices of two graphs of the same size by the colours of their neighbours, to find the
 * vertices that an isomorphism can map to each other. Both graphs are combined into one. Colours are numbers from 0 to
 * below {@link #count}; no isomorphism maps a vertex to one of another colour. A round of refinement examines only
 * neighbours of vertices that got a new colour in the round before (Cardon and Crochemore, Partitioning a graph in
 * O(|A| log₂ |V|), 1982, but round by round). Changes can be undone.
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

    /** A state to which {@link #undo} returns. */
    record Mark(int trail, int count) {}

    /**
     * Gives all vertices the same colour.
     *
     * @param both the vertices 0 to below half of its bound belong to the first graph, the others to the second
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

    /** Returns how often a vertex was examined in total. */
    long work() {
        return work;
    }

    /** Gives a vertex of each graph a new colour of their own. */
    void individualize(int one, int other) {
        recolour(one, count);
        recolour(other, count);
        count++;
        changed = new int[] {one, other};
    }

    /**
     * Makes one round of refinement, which splits colours whose vertices have neighbours of different colours.
     *
     * @return whether any colour was split
     */
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

    /** Returns the vertices with a changed neighbour; in the first round all vertices. */
    private int[] affected() {
        if (changed == null) {
            return IntStream.range(0, colour.length).toArray();
        }
        IntStack stack = new IntStack();
        for (int vertex : changed) {
            for (int i = 0; i < both.degree(vertex); i++) {
                int neighbour = both.neighbour(vertex, i);
                if (!isAffected[neighbour]) {
                    isAffected[neighbour] = true;
                    stack.push(neighbour);
                }
            }
        }
        int[] affected = stack.toArray();
        for (int vertex : affected) {
            isAffected[vertex] = false;
        }
        return affected;
    }

    /** Returns the colour of a vertex followed by those of its neighbours, ascending. */
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
     * Splits the colour of the vertices at an index. Vertices that are not affected stay together and keep the colour;
     * if there are none, the first part keeps it.
     *
     * @return the index at which the next colour begins
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

    /** Undoes all changes since a mark. */
    void undo(Mark mark) {
        while (trail.size() > 2 * mark.trail()) {
            int old = trail.pop();
            move(trail.pop(), old);
        }
        count = mark.count();
        changed = new int[0];
    }

    /** Returns whether both graphs have the same number of vertices of every colour. */
    boolean isBalanced() {
        return unbalanced == 0;
    }

    /** Returns the first colour whose numbers of vertices differ, or the number of colours. */
    int unbalanced() {
        return (int) IntStream.range(0, count).takeWhile(c -> differs(c) == 0).count();
    }

    /**
     * Returns the number of vertices of a colour in one of the graphs.
     *
     * @param ofOne true for the first graph, false for the second
     */
    int size(boolean ofOne, int colourNumber) {
        return ofOne ? ones[colourNumber] : others[colourNumber];
    }

    /**
     * Returns the next vertex of a colour, or −1.
     *
     * @param from the first vertex to examine
     * @param to the vertex after the last
     */
    int next(int from, int to, int colourNumber) {
        for (int vertex = from; vertex < to; vertex++) {
            if (colour[vertex] == colourNumber) {
                return vertex;
            }
        }
        return -1;
    }

    /**
     * Returns the colour with the fewest vertices among those with more than one vertex in a graph; −1 if there is
     * none. Colours of vertices without edges are ignored, because such vertices are interchangeable.
     */
    int smallestShared() {
        int smallest = -1;
        for (int vertex = 0; vertex < half; vertex++) {
            int size = ones[colour[vertex]];
            if (size > 1 && both.degree(vertex) > 0 && (smallest < 0 || isBefore(colour[vertex], smallest))) {
                smallest = colour[vertex];
            }
        }
        return smallest;
    }

    private boolean isBefore(int one, int other) {
        return ones[one] < ones[other] || ones[one] == ones[other] && one < other;
    }

    /** A stack of numbers. */
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
