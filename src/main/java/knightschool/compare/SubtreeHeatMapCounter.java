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
 * subtree, so that they are not counted again each time that the view of the tree moves, and goes on where the search
 * has grown below the same node.
 */
public final class SubtreeHeatMapCounter {
    private static final long SLICE = 400_000;

    /** The slice of a search that takes squares back in the step that places them, each step of which takes longer. */
    private static final long SLICE_OF_ATTEMPTS = 20_000;

    /** The number of parts of the work after each of which there is news. */
    private static final int PARTS = 20;

    private Trace trace;
    private Subtree subtree;
    private Search search;
    private SearchScanCursor step;
    private long[] counts = {};

    /** The number of parts counted when the result was last read. */
    private long partsRead;

    /** Prepares to count in a subtree; goes on if it is the same as before. */
    void begin(Trace another, Subtree nextSubtree) {
        boolean isSame =
                another == trace && nextSubtree.first() == subtree.first() && nextSubtree.depth() == subtree.depth();
        subtree = nextSubtree;
        if (!isSame) {
            trace = another;
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
    public boolean advance() {
        if (isComplete()) {
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
        return !isComplete();
    }

    private boolean isComplete() {
        return search == null || search.step() >= subtree.last() || search.isOver();
    }

    /** Returns the number of steps of the subtree that are counted; 0 without a subtree. */
    long counted() {
        return search == null ? 0 : search.step() - Math.max(0, subtree.first() - 1);
    }

    private long parts() {
        return search == null ? 0 : isComplete() ? PARTS : PARTS * counted() / subtree.steps();
    }

    /** Returns whether much more has been counted since the result was last read. */
    public boolean isNews() {
        return search != null && parts() != partsRead;
    }

    /** Returns the counts by square, if they are complete. */
    Optional<List<Long>> placements() {
        partsRead = parts();
        return search != null && isComplete()
                ? Optional.of(Arrays.stream(counts).boxed().toList())
                : Optional.empty();
    }
}
