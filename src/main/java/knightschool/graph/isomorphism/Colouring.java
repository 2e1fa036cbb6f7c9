package knightschool.graph.isomorphism;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;

/**
 * A colour for every vertex of a graph that is made of two graphs of one size, side by side: colours are numbers from 0
 * to below {@link #count}, and vertices of different colours cannot be renamed to each other.
 */
final class Colouring {
    private final AdjacencyLists both;
    private final int[] colour;
    private final int count;

    private Colouring(AdjacencyLists both, int[] colour, int count) {
        this.both = both;
        this.colour = colour;
        this.count = count;
    }

    /**
     * The same colour for all.
     *
     * @param both vertices 0 to below half its bound are the one graph's, the rest the other's
     */
    static Colouring plain(AdjacencyLists both) {
        return new Colouring(both, new int[both.bound()], Math.min(1, both.bound()));
    }

    int of(int vertex) {
        return colour[vertex];
    }

    int count() {
        return count;
    }

    /** This colouring, but a colour of their own for a vertex of each graph. */
    Colouring individualized(int one, int other) {
        int[] changed = colour.clone();
        changed[one] = count;
        changed[other] = count;
        return new Colouring(both, changed, count + 1);
    }

    /** Parts vertices of one colour whose neighbours have different colours; one round. */
    Colouring refinedOnce() {
        int[][] keys = IntStream.range(0, colour.length).mapToObj(this::key).toArray(int[][]::new);
        int[] order = IntStream.range(0, colour.length)
                .boxed()
                .sorted((one, other) -> Arrays.compare(keys[one], keys[other]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] refined = new int[colour.length];
        int next = -1;
        for (int i = 0; i < order.length; i++) {
            next += i == 0 || !Arrays.equals(keys[order[i]], keys[order[i - 1]]) ? 1 : 0;
            refined[order[i]] = next;
        }
        return new Colouring(both, refined, next + 1);
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

    /** Refined until nothing parts any more, or until the graphs have different numbers of some colour. */
    Colouring refined() {
        Colouring now = this;
        Colouring next = refinedOnce();
        while (next.count > now.count && next.isBalanced()) {
            now = next;
            next = now.refinedOnce();
        }
        return next;
    }

    /** Whether both graphs have as many vertices of every colour. */
    boolean isBalanced() {
        return unbalanced() == count;
    }

    /** The first colour that the graphs have different numbers of, or the number of colours. */
    int unbalanced() {
        int[] difference = new int[count];
        for (int vertex = 0; vertex < colour.length; vertex++) {
            difference[colour[vertex]] += isOfOne(vertex) ? 1 : -1;
        }
        return (int) IntStream.of(difference).takeWhile(d -> d == 0).count();
    }

    private boolean isOfOne(int vertex) {
        return vertex < colour.length / 2;
    }

    /** The vertices of one of the two graphs that have a colour, rising. */
    int[] vertices(boolean ofOne, int such) {
        return IntStream.range(0, colour.length)
                .filter(v -> isOfOne(v) == ofOne && colour[v] == such)
                .toArray();
    }

    /** Of the colours that a graph has on more than one vertex, the one on the fewest; −1 if there is none. */
    int smallestShared() {
        int[] sizes = new int[count];
        IntStream.range(0, colour.length / 2).forEach(v -> sizes[colour[v]]++);
        return IntStream.range(0, count)
                .filter(c -> sizes[c] > 1)
                .reduce((one, other) -> sizes[other] < sizes[one] ? other : one)
                .orElse(-1);
    }
}
