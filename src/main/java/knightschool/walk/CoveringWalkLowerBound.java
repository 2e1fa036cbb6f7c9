package knightschool.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.CandidateCuts;
import knightschool.obstruction.Cut;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * A lower bound for the number of moves of a walk through every square, and the reason.
 *
 * <p>A cut is a set of k squares whose removal leaves more pieces of the board than a tour allows. Between two pieces a
 * walk passes a square of the cut, so it visits squares of the cut more than k times: once more for each piece in
 * excess. A walk that begins on a square of the cut, or is closed, visits them one more time again, as the most pieces
 * of {@link Cut} count it. The squares of one colour are such a cut: without them every square of the other colour is a
 * piece of its own.
 *
 * <p>A knight changes colour with every move. So the number of moves of a closed walk is even, and if both ends are
 * fixed, it is even or odd as their colours are the same or not.
 *
 * @param moves the lower bound
 * @param cut the cut that proves it; empty if no cut gives more than the number of squares does
 */
record CoveringWalkLowerBound(int moves, Optional<Cut> cut) {
    /** The most squares of a board on which cuts are improved square by square. */
    private static final int MOST_IMPROVED = 400;

    /**
     * Computes the bound.
     *
     * @param witness the reason why there is no tour, if known; its squares are tried as a cut too
     */
    static CoveringWalkLowerBound of(KnightGraph graph, TourEndpointConstraint ends, Optional<Witness> witness) {
        int tour = tour(graph, ends);
        List<BitSet> begun = new ArrayList<>(CandidateCuts.of(graph, ends));
        witness.map(CoveringWalkLowerBound::squares).ifPresent(begun::add);
        Optional<Cut> widest = new WidestCut(graph, ends).find(begun);
        int moves = tour + widest.map(cut -> cut.pieces().size() - cut.most()).orElse(0);
        return new CoveringWalkLowerBound(possible(graph, ends, moves), widest);
    }

    private static BitSet squares(Witness witness) {
        BitSet squares = new BitSet();
        witness.squares().forEach(squares::set);
        return squares;
    }

    /** The cut, if a walk of a length meets the bound; otherwise empty. */
    Optional<Cut> cutIfMet(int length) {
        return length == moves ? cut : Optional.empty();
    }

    /** The least number of moves, not less than a given one, whose parity is possible for a walk between these ends. */
    static int possible(KnightGraph graph, TourEndpointConstraint ends, int moves) {
        return moves + (isOfAnotherParity(graph, ends, moves) ? 1 : 0);
    }

    /** The number of moves of a tour. */
    static int tour(KnightGraph graph, TourEndpointConstraint ends) {
        return graph.vertexCount() - (ends.closed() ? 0 : 1);
    }

    private static boolean isOfAnotherParity(KnightGraph graph, TourEndpointConstraint ends, int moves) {
        boolean odd = moves % 2 != 0;
        if (ends.closed()) {
            return odd;
        }
        Board board = graph.board();
        boolean both = ends.start() != Board.NONE && ends.end() != Board.NONE;
        return both && odd == (board.isDark(ends.start()) == board.isDark(ends.end()));
    }

    /** Searches for a cut with many pieces in excess: starts with likely cuts and changes them square by square. */
    private static final class WidestCut {
        private final KnightGraph graph;
        private final TourEndpointConstraint ends;
        private final int[] squares;

        WidestCut(KnightGraph graph, TourEndpointConstraint ends) {
            this.graph = graph;
            this.ends = ends;
            this.squares = graph.board().playable().toArray();
        }

        Optional<Cut> find(List<BitSet> likely) {
            BitSet best = new BitSet();
            for (BitSet begun : likely) {
                BitSet cut = squares.length <= MOST_IMPROVED ? improved(begun) : begun;
                best = excess(cut) > excess(best) ? cut : best;
            }
            List<Integer> removed = best.stream().boxed().toList();
            return excess(best) == 0
                    ? Optional.empty()
                    : Optional.of(new Cut(removed, Cut.pieces(graph, removed), Cut.most(ends, removed)));
        }

        private BitSet improved(BitSet begun) {
            BitSet cut = (BitSet) begun.clone();
            int most = excess(cut);
            boolean better = true;
            while (better) {
                better = false;
                for (int square : squares) {
                    cut.flip(square);
                    int now = excess(cut);
                    better |= now > most;
                    boolean keeps = now > most || now == most && !cut.get(square);
                    if (!keeps) {
                        cut.flip(square);
                    }
                    most = Math.max(most, now);
                }
            }
            return cut;
        }

        /** The number of pieces in excess; 0 for an empty cut, or one that leaves no squares. */
        private int excess(BitSet cut) {
            int pieces = cut.isEmpty() ? 0 : pieces(cut);
            return pieces == 0
                    ? 0
                    : pieces - Cut.most(ends, cut.stream().boxed().toList());
        }

        private int pieces(BitSet cut) {
            BitSet seen = (BitSet) cut.clone();
            int[] queue = new int[squares.length];
            int pieces = 0;
            for (int square : squares) {
                if (!seen.get(square)) {
                    pieces++;
                    flood(square, seen, queue);
                }
            }
            return pieces;
        }

        private void flood(int first, BitSet seen, int[] queue) {
            seen.set(first);
            queue[0] = first;
            int count = 1;
            for (int next = 0; next < count; next++) {
                for (int neighbour : graph.neighbours(queue[next])) {
                    if (!seen.get(neighbour)) {
                        seen.set(neighbour);
                        queue[count++] = neighbour;
                    }
                }
            }
        }
    }
}
