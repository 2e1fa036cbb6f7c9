package knightschool.compare;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.trace.StepBinDepths;
import knightschool.trace.Subtree;

/**
 * The visible parts of the search tree of one search of a comparison: an overview of all steps, and a span of steps.
 * Immutable.
 *
 * @param search the index of the search
 * @param progress how far the search was computed
 * @param whole the depths at all steps
 * @param part the depths at the steps of the span
 * @param pathSpacing the distance between two paths, in columns of the part
 * @param paths the path at the last step of every {@code pathSpacing}-th column of the part, from the first column on
 * @param revisits for each path the least number of its first squares whose position the search had visited before it
 *     came there, 0 if there is none; empty if that is not known of this search
 * @param pruned for each column of the part the depths of the nodes that its steps place and the lookahead takes back;
 *     empty if that is not known, since the steps are too many
 * @param lasting the number of squares of the path at the part's last step that stay until the end of the search
 * @param selected the subtree that was requested
 */
public record SearchTreeInView(
        int search,
        SearchComputationProgress progress,
        StepBinDepths whole,
        StepBinDepths part,
        int pathSpacing,
        List<KnightPath> paths,
        Optional<List<Integer>> revisits,
        Optional<List<BitSet>> pruned,
        int lasting,
        Optional<SelectedSubtree> selected) {
    public SearchTreeInView {
        paths = List.copyOf(paths);
        revisits = revisits.map(List::copyOf);
        pruned = pruned.map(List::copyOf);
    }

    /**
     * Returns the number of the first square of the paths that is drawn: of those that are on every path in view only
     * the last is.
     */
    public int firstDepth() {
        return Math.max(1, part.lasting(Integer.MAX_VALUE)[0]);
    }

    /** Returns whether a subtree has steps in view and its node is drawn. */
    public boolean isDrawn(Subtree subtree) {
        return subtree.depth() >= firstDepth()
                && subtree.first() <= part.span().to()
                && subtree.last() > part.span().from();
    }

    /** Returns whether the steps of a column place a node that the lookahead takes back, as far as that is known. */
    public boolean isPruned(int column, int depth) {
        return pruned.isPresent() && pruned.get().get(column).get(depth);
    }

    /** Returns the tree with all its nodes; empty unless the part has the path at every step of the search. */
    public Optional<ExplicitSearchTree> explicit() {
        boolean complete = pathSpacing == 1
                && part.span().equals(whole.span())
                && part.count() == whole.span().length()
                && paths.size() == part.count();
        return pruned.filter(_ -> complete)
                .map(depths -> ExplicitSearchTree.of(paths.getFirst().squares()[0], paths, depths));
    }

    /** Returns whether the search is over and found a tour. */
    public boolean isFound() {
        return progress.complete() && progress.outcome() == Outcome.FOUND;
    }

    /**
     * Returns for each column of the part the number of squares of its paths that belong to the tour found; 0 if none
     * was.
     */
    public int[] tourInPart() {
        return tour(part, lasting);
    }

    /**
     * Returns for each column of the part the least depth of a node over it whose position had been visited before; 0
     * if there is none, or it is not known. A node too narrow for a path of its own is known only if its position lies
     * below a revisited node.
     */
    public int[] revisitsInPart() {
        int[] depths = new int[part.count()];
        List<Integer> known = revisits.orElse(List.of());
        for (int sample = 0; sample < known.size(); sample++) {
            int depth = known.get(sample);
            if (depth > 0) {
                // The path is that at the end of its column, where the next one begins.
                mark(depths, depth, sample * pathSpacing, -1);
                mark(depths, depth, sample * pathSpacing + 1, 1);
            }
        }
        return depths;
    }

    /** Marks the columns of a node from one of them on, in one direction: as far as no column comes up above it. */
    private void mark(int[] depths, int depth, int from, int direction) {
        int column = from;
        while (column >= 0 && column < depths.length && part.least(column) >= depth && depths[column] != depth) {
            depths[column] = depths[column] == 0 ? depth : Math.min(depth, depths[column]);
            column += direction;
        }
    }

    /** Like {@link #tourInPart}, for the columns of all steps. */
    public int[] tourInWhole() {
        return tour(whole, Integer.MAX_VALUE);
    }

    private int[] tour(StepBinDepths columns, int last) {
        return isFound() ? columns.lasting(last) : new int[columns.count()];
    }

    /**
     * Returns the square of a node that spans some columns of the part; empty if no path is known in these columns.
     *
     * @param depth the number of the square in the path, counted from 1
     * @param first the first column of the node
     * @param end the column after its last
     */
    public OptionalInt square(int depth, int first, int end) {
        int sample = Math.ceilDiv(first, pathSpacing);
        boolean known = sample * pathSpacing < end
                && sample < paths.size()
                && paths.get(sample).length() >= depth;
        return known ? OptionalInt.of(paths.get(sample).squares()[depth - 1]) : OptionalInt.empty();
    }
}
