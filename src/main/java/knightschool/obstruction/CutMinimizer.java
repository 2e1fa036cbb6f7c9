package knightschool.obstruction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import knightschool.board.MoveOrder;

/**
 * Reduces a cut to squares that are all necessary. A square that is put back joins the pieces that it touches, so the
 * pieces are kept up to date, and nothing is counted twice.
 */
final class CutMinimizer {
    private final CutComponentCounter pieces;
    private final TourEndpointConstraint ends;
    private final BitSet removed;
    /** The union-find parent of each vertex: another vertex of the same piece, or itself at the root. */
    private final int[] leader;

    /** The roots of the pieces found by the last {@code touch}, without duplicates. */
    private final int[] touched = new int[MoveOrder.MOVES];

    /** The number of removed squares. */
    private int size;

    /** The number of pieces beyond those that a tour may leave. */
    private int excess;

    private CutMinimizer(CutComponentCounter pieces, TourEndpointConstraint ends, BitSet removed) {
        this.pieces = pieces;
        this.ends = ends;
        this.removed = (BitSet) removed.clone();
        this.leader = new int[pieces.size()];
        Arrays.setAll(leader, vertex -> vertex);
        int pieceCount = joinedPieces();
        int fixed = removed.stream().map(this::fixed).sum();
        this.size = removed.cardinality();
        this.excess = pieceCount - Cut.most(ends, size, fixed);
    }

    private int joinedPieces() {
        int pieceCount = 0;
        for (int vertex = removed.nextClearBit(0); vertex < leader.length; vertex = removed.nextClearBit(vertex + 1)) {
            pieceCount += 1 - joined(vertex);
        }
        return pieceCount;
    }

    private int fixed(int vertex) {
        return Cut.fixed(ends, pieces.square(vertex));
    }

    /**
     * Returns a minimal subset of a cut from which no single square can be left out; empty if the cut is not an
     * obstruction.
     *
     * @param removed the vertices of the cut, at least one
     */
    static Optional<BitSet> of(CutComponentCounter pieces, TourEndpointConstraint ends, BitSet removed) {
        CutMinimizer shrinking = new CutMinimizer(pieces, ends, removed);
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

    /** Puts back every vertex that costs at most {@code loss} pieces, and returns whether there was any. */
    private boolean putsBack(int loss) {
        int before = size;
        for (int vertex = removed.nextSetBit(0); vertex >= 0 && size > 1; vertex = removed.nextSetBit(vertex + 1)) {
            if (loss(vertex) <= Math.min(loss, excess - 1)) {
                putBack(vertex);
            }
        }
        return size < before;
    }

    /**
     * Returns how much the excess shrinks if a vertex is put back. A tour may then also leave one piece less, unless
     * one of its ends is fixed there.
     */
    private int loss(int vertex) {
        return touch(vertex) - 2 + fixed(vertex);
    }

    private void putBack(int vertex) {
        excess -= loss(vertex);
        removed.clear(vertex);
        size--;
        joined(vertex);
    }

    /** Finds the pieces that a vertex touches, and returns their number. */
    private int touch(int vertex) {
        int count = 0;
        for (int number = 0; number < pieces.degree(vertex); number++) {
            int neighbour = pieces.neighbour(vertex, number);
            if (!removed.get(neighbour)) {
                touched[count] = leader(neighbour);
                count += isNew(count) ? 1 : 0;
            }
        }
        return count;
    }

    private boolean isNew(int last) {
        for (int i = 0; i < last; i++) {
            if (touched[i] == touched[last]) {
                return false;
            }
        }
        return true;
    }

    /** Joins a vertex to the pieces that it touches, and returns their number without its own. */
    private int joined(int vertex) {
        int own = leader(vertex);
        int count = 0;
        for (int i = touch(vertex) - 1; i >= 0; i--) {
            count += touched[i] == own ? 0 : 1;
            leader[touched[i]] = own;
        }
        return count;
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
