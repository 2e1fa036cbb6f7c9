package knightschool.obstruction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Leaves out of a cut the squares without which it serves as well. A square put back joins the pieces that it touches;
 * so which pieces there are is kept up to date, and nothing is counted twice.
 */
final class Shrinking {
    private final Pieces pieces;
    private final Ends ends;
    private final BitSet removed;
    /** A vertex of the same piece, in the end one that is its own. */
    private final int[] leader;

    /** How many pieces there are too many. */
    private int excess;

    private Shrinking(Pieces pieces, Ends ends, BitSet removed) {
        this.pieces = pieces;
        this.ends = ends;
        this.removed = (BitSet) removed.clone();
        this.leader = new int[pieces.size()];
        Arrays.setAll(leader, vertex -> vertex);
        int left = joinedPieces();
        int fixed = removed.stream().map(this::fixed).sum();
        this.excess = left - Cut.most(ends, removed.cardinality(), fixed);
    }

    private int joinedPieces() {
        int left = 0;
        for (int vertex = removed.nextClearBit(0); vertex < leader.length; vertex = removed.nextClearBit(vertex + 1)) {
            left += 1 - joined(vertex);
        }
        return left;
    }

    private int fixed(int vertex) {
        return Cut.fixed(ends, pieces.square(vertex));
    }

    /**
     * What remains of a cut, no square of which can be left out alone; empty if it does not serve.
     *
     * @param removed vertices, at least one
     */
    static Optional<BitSet> of(Pieces pieces, Ends ends, BitSet removed) {
        Shrinking shrinking = new Shrinking(pieces, ends, removed);
        if (shrinking.excess <= 0) {
            return Optional.empty();
        }
        do {
            while (shrinking.putsBack(0)) {
                // Each square put back may free others.
            }
        } while (shrinking.putsBack(Integer.MAX_VALUE));
        return Optional.of(shrinking.removed);
    }

    /** Puts back what costs no more pieces than that; returns whether there was anything. */
    private boolean putsBack(int loss) {
        int before = removed.cardinality();
        IntStream.of(removed.stream().toArray())
                .filter(vertex -> removed.cardinality() > 1 && loss(vertex) <= Math.min(loss, excess - 1))
                .forEach(this::putBack);
        return removed.cardinality() < before;
    }

    /** A tour leaves one piece less too, unless the square is an end of it that is fixed. */
    private int loss(int vertex) {
        return (int) touched(vertex).count() - 2 + fixed(vertex);
    }

    private void putBack(int vertex) {
        excess -= loss(vertex);
        removed.clear(vertex);
        joined(vertex);
    }

    /** The pieces that a vertex touches. */
    private IntStream touched(int vertex) {
        return IntStream.range(0, pieces.degree(vertex))
                .map(number -> pieces.neighbour(vertex, number))
                .filter(neighbour -> !removed.get(neighbour))
                .map(this::leader)
                .distinct();
    }

    /** Joins a vertex to the pieces that it touches; returns how many they were, its own left out. */
    private int joined(int vertex) {
        int own = leader(vertex);
        int[] others = touched(vertex).filter(other -> other != own).toArray();
        IntStream.of(others).forEach(other -> leader[other] = own);
        return others.length;
    }

    private int leader(int vertex) {
        int at = vertex;
        while (leader[at] != at) {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        return at;
    }
}
