package knightschool.counting;

import static knightschool.counting.FrontierEncoding.INNER;

import java.math.BigInteger;
import java.util.Arrays;

/** Extends states over one vertex: tries every choice of its edges and adds the resulting states to a table. */
final class FrontierStateExtender {
    private final FrontierTransition layer;
    private final FrontierStateTable next;
    private final int[] mates;
    private final FrontierEncoding code;
    private final FrontierEncoding mirrored;
    private long[] counts;
    private int first;
    private int words;
    private BigInteger circuits = BigInteger.ZERO;

    FrontierStateExtender(FrontierTransition layer, FrontierStateTable next) {
        this.layer = layer;
        this.next = next;
        this.mates = new int[layer.size()];
        this.code = new FrontierEncoding(layer.passed());
        this.mirrored = new FrontierEncoding(layer.passed());
    }

    /** Returns the mates of the vertices involved, reset to bare. Fill it in before each call of {@link #go}. */
    int[] mates() {
        Arrays.setAll(mates, i -> i);
        return mates;
    }

    /** Returns the number of ways in which the circuit was closed. */
    BigInteger circuits() {
        return circuits;
    }

    /**
     * Extends the state in {@link #mates}.
     *
     * @param from the array that holds the number of ways that lead to the state
     * @param at the index of the number's first word
     * @param length its length in words
     */
    void go(long[] from, int at, int length) {
        counts = from;
        first = at;
        words = length;
        int mate = mates[layer.passed()];
        join(0, mate == INNER ? 0 : mate == layer.passed() ? 2 : 1);
    }

    /** Chooses the missing edges among the neighbours from an index on. */
    private void join(int from, int missing) {
        if (missing == 0) {
            keep();
            return;
        }
        int passed = layer.passed();
        for (int i = from; i < layer.neighbours().length; i++) {
            int neighbour = layer.neighbours()[i];
            int end = mates[neighbour];
            int other = mates[passed];
            if (end == passed) {
                close(neighbour);
            } else if (end != INNER) {
                mates[neighbour] = INNER;
                mates[passed] = INNER;
                mates[end] = other;
                mates[other] = end;
                join(i + 1, missing - 1);
                mates[other] = passed;
                mates[passed] = other;
                mates[end] = neighbour;
                mates[neighbour] = end;
            }
        }
    }

    /**
     * Adds the edge to the other end of the vertex's own piece, which closes a circuit. It counts if no other vertex
     * needs an edge.
     */
    private void close(int neighbour) {
        if (!layer.last()) {
            return;
        }
        for (int i = 0; i < layer.passed(); i++) {
            if (i != neighbour && mates[i] != INNER) {
                return;
            }
        }
        circuits = circuits.add(FrontierStateTable.number(counts, first, words));
    }

    private void keep() {
        if (!canGoOn()) {
            return;
        }
        code.write(mates);
        long[] key = code.words();
        if (layer.image() != null) {
            mirrored.write(mates, layer.image());
            key = Arrays.compare(mirrored.words(), key) < 0 ? mirrored.words() : key;
        }
        next.add(key, counts, first, words);
    }

    /**
     * Returns whether every vertex can still get its two edges. Each vertex that lacks one must get it from the outer
     * vertex.
     */
    private boolean canGoOn() {
        long open = 0;
        for (int i = 0; i < layer.passed(); i++) {
            open |= mates[i] == INNER ? 0 : 1L << i;
        }
        int spare = layer.outer() < 0 ? 0 : missing(layer.outer());
        for (int i = 0; i < layer.passed(); i++) {
            int lack =
                    i == layer.outer() ? 0 : missing(i) - layer.outside()[i] - Long.bitCount(layer.later()[i] & open);
            if (lack > 0) {
                spare -= lack;
                if (lack > 1 || spare < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private int missing(int i) {
        return mates[i] == INNER ? 0 : mates[i] == i ? 2 : 1;
    }
}
