package knightschool.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.trace.SearchScanCursor;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;

/**
 * Counts how often each square is placed in a subtree of a search, slice by slice. It keeps the counts of the last
 * subtree, so that they are not counted again each time that the view of the tree moves.
 */
public final class SubtreeHeatMapCounter {
    private static final long SLICE = 400_000;

    /** The slice of a search that takes squares back in the step that places them, each step of which takes longer. */
    private static final long SLICE_OF_ATTEMPTS = 20_000;

    private Trace trace;
    private Subtree subtree;
    private Search search;
    private SearchScanCursor step;
    private long[] counts = {};

    /** Prepares to count in a subtree; goes on if it is the same as before. */
    void begin(Trace another, Subtree nextSubtree) {
        if (another == trace && nextSubtree.equals(subtree)) {
            return;
        }
        trace = another;
        subtree = nextSubtree;
        counts = new long[0];
        search = null;
        if (nextSubtree.steps() <= SearchTreeInViewReader.MOST_STEPS_COUNTED) {
            search = another.searchAt(Math.max(0, nextSubtree.first() - 1));
            step = new SearchScanCursor(search);
            counts = new long[search.problem().board().squares()];
            if (nextSubtree.first() == 0) {
                counts[nextSubtree.square()]++;
            }
        }
    }

    /** Forgets the subtree and its search. */
    public void forget() {
        trace = null;
        subtree = null;
        search = null;
        step = null;
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
        boolean attempts = search.policy().backjump() == BackjumpRule.LAST_TIE;
        long end = Math.min(subtree.last(), search.step() + (attempts ? SLICE_OF_ATTEMPTS : SLICE));
        while (search.step() < end && step.advance()) {
            int placed = step.placed();
            if (placed != Board.NONE) {
                counts[placed]++;
            }
        }
        if (search.step() >= subtree.last() || search.isOver()) {
            search = null;
            step = null;
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
