package knightschool.picture;

import java.util.ArrayList;
import java.util.List;

/** Straight pieces of edges that are as long as the side of a small square or longer. */
final class StraightRuns {
    /** Shorter pieces are strokes of letters and figures. */
    private static final int SHORTEST = 16;

    /** Gaps in a piece are no longer. */
    private static final int GAP = 4;

    private StraightRuns() {}

    /**
     * A straight piece.
     *
     * @param at where it lies across its direction, in pixels
     * @param from where it begins in its direction
     * @param to where it ends
     */
    record Run(double at, int from, int to) {
        int length() {
            return to - from;
        }
    }

    static List<Run> of(VoteMap votes) {
        List<Run> runs = new ArrayList<>();
        for (int at = 2; at < votes.width - 2; at++) {
            collect(votes, at, runs);
        }
        return runs;
    }

    private static void collect(VoteMap votes, int at, List<Run> runs) {
        int begin = -1;
        int last = -1;
        for (int along = 0; along <= votes.length; along++) {
            boolean isEdge = along < votes.length && votes.count(along, along + 1, at - 1, at + 2) > 0;
            if (isEdge) {
                begin = begin < 0 ? along : begin;
                last = along;
            } else if (begin >= 0 && (along == votes.length || along - last > GAP)) {
                if (last + 1 - begin >= SHORTEST && isStrongest(votes, at, begin, last + 1)) {
                    runs.add(new Run(at + 0.5, begin, last + 1));
                }
                begin = -1;
            }
        }
    }

    /** Whether no line beside it has more of the votes, so that each edge counts once. */
    private static boolean isStrongest(VoteMap votes, int at, int from, int to) {
        int here = votes.count(from, to, at, at + 1);
        boolean strongest = here > 0;
        for (int off = 1; off <= 2; off++) {
            strongest &= here > votes.count(from, to, at - off, at - off + 1)
                    && here >= votes.count(from, to, at + off, at + off + 1);
        }
        return strongest;
    }
}
