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
import knightschool.obstruction.TourEnds;

/**
 * How many moves a walk through every square takes at least, and why.
 *
 * <p>Take k squares out so that the board falls into more pieces than a tour would leave. Between two pieces a walk
 * comes over one of the k, so it comes to them more than k times: once more for each piece too many. A walk that begins
 * on one of them, or is closed, comes to them once more again, as the most pieces of {@link Cut} count it. The squares
 * of one colour are such a cut: without them every square of the other is a piece of its own.
 *
 * <p>A knight changes colour with every move, so the number of moves of a closed walk is even, and where both ends are
 * fixed, it is even or odd as their colours are alike or not.
 *
 * @param moves that many at least
 * @param cut the squares that say so; empty if no cut was found that says more than that of every square one is the
 *     last
 */
record LowerBound(int moves, Optional<Cut> cut) {
    /** From more squares on, cuts are not improved square by square. */
    private static final int MOST_IMPROVED = 400;

    /** @param witness why there is no tour, if that is known: its squares are tried as a cut too */
    static LowerBound of(KnightGraph graph, TourEnds ends, Optional<Witness> witness) {
        int tour = tour(graph, ends);
        List<BitSet> begun = new ArrayList<>(CandidateCuts.of(graph, ends));
        witness.map(LowerBound::squares).ifPresent(begun::add);
        Optional<Cut> widest = new WidestCut(graph, ends).find(begun);
        int moves = tour + widest.map(cut -> cut.pieces().size() - cut.most()).orElse(0);
        return new LowerBound(possible(graph, ends, moves), widest);
    }

    private static BitSet squares(Witness witness) {
        BitSet squares = new BitSet();
        witness.squares().forEach(squares::set);
        return squares;
    }

    /** The cut, for a walk of as few moves as it says. */
    Optional<Cut> cutIfMet(int length) {
        return length == moves ? cut : Optional.empty();
    }

    /** The least number of moves that a walk between these ends can have and that is no less than the one given. */
    static int possible(KnightGraph graph, TourEnds ends, int moves) {
        return moves + (isOfAnotherParity(graph, ends, moves) ? 1 : 0);
    }

    /** How many moves a tour makes. */
    static int tour(KnightGraph graph, TourEnds ends) {
        return graph.vertexCount() - (ends.closed() ? 0 : 1);
    }

    private static boolean isOfAnotherParity(KnightGraph graph, TourEnds ends, int moves) {
        boolean odd = moves % 2 != 0;
        if (ends.closed()) {
            return odd;
        }
        Board board = graph.board();
        boolean both = ends.start() != Board.NONE && ends.end() != Board.NONE;
        return both && odd == (board.isDark(ends.start()) == board.isDark(ends.end()));
    }

    /** Looks for a cut with many pieces too many: begins with likely ones, and changes them square by square. */
    private static final class WidestCut {
        private final KnightGraph graph;
        private final TourEnds ends;
        private final int[] squares;

        WidestCut(KnightGraph graph, TourEnds ends) {
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

        /** How many pieces too many it leaves; 0 for no cut at all, or one that leaves nothing. */
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
            int known = 1;
            for (int next = 0; next < known; next++) {
                for (int neighbour : graph.neighbours(queue[next])) {
                    if (!seen.get(neighbour)) {
                        seen.set(neighbour);
                        queue[known++] = neighbour;
                    }
                }
            }
        }
    }
}
