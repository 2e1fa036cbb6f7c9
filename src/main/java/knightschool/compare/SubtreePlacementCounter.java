package knightschool.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.search.Search;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;

/**
 * Counts how often each square is placed in a subtree of a search, slice by slice. It keeps the counts of the last
 * subtree, so that they are not counted again each time that the view of the tree moves.
 */
public final class SubtreePlacementCounter {
    private static final long SLICE = 400_000;

    private Trace trace;
    private Subtree subtree;
    private Search search;
    private long[] counts = {};

    /** Prepares to count in a subtree; goes on if it is the same as before. */
    void begin(Trace another, Subtree below) {
        if (another == trace && below.equals(subtree)) {
            return;
        }
        trace = another;
        subtree = below;
        counts = new long[0];
        search = null;
        if (below.steps() <= VisibleSearchTreeReader.MOST_STEPS_COUNTED) {
            search = another.searchAt(Math.max(0, below.first() - 1));
            counts = new long[search.problem().board().squares()];
            if (below.first() == 0) {
                counts[below.square()]++;
            }
        }
    }

    /** Forgets the subtree and its search. */
    public void forget() {
        trace = null;
        subtree = null;
        search = null;
        counts = new long[0];
    }

    /**
     * Counts in one slice.
     *
     * @return whether there is more to count
     */
    boolean advance() {
        if (search == null) {
            return false;
        }
        long end = Math.min(subtree.last(), search.step() + SLICE);
        int depth = search.depth();
        while (search.step() < end && search.advance(1) > 0) {
            int now = search.depth();
            for (int index = depth; index < now; index++) {
                counts[search.square(index)]++;
            }
            depth = now;
        }
        if (search.step() >= subtree.last() || search.isOver()) {
            search = null;
        }
        return search != null;
    }

    /** Returns the counts by square, if they are complete. */
    Optional<List<Long>> placements() {
        return search != null || counts.length == 0
                ? Optional.empty()
                : Optional.of(Arrays.stream(counts).boxed().toList());
    }
}
