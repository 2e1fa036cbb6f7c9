package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.search.Outcome;
import knightschool.search.Path;
import knightschool.trace.StepBinDepths;
import knightschool.trace.Subtree;

/**
 * What is to be seen of the search tree of one search of a comparison: all of it, and the span of steps that is looked
 * at. Immutable.
 *
 * @param search which search, counted from 0
 * @param progress how far it was computed then
 * @param whole all its steps
 * @param part the steps that are looked at
 * @param pathSpacing how many columns of the part lie from one path to the next
 * @param paths the squares visited at the last step of every so many-th column of the part, the first one included
 * @param lasting how many squares of the path at the part's last step stay until the end of the search
 * @param selected the subtree that was asked for
 */
public record VisibleSearchTree(
        int search,
        SearchProgress progress,
        StepBinDepths whole,
        StepBinDepths part,
        int pathSpacing,
        List<Path> paths,
        int lasting,
        Optional<Subtree> selected) {
    public VisibleSearchTree {
        paths = List.copyOf(paths);
    }

    /** Whether the search is over, and ended with a tour. */
    public boolean isFound() {
        return progress.complete() && progress.outcome() == Outcome.FOUND;
    }

    /** For each column of the part how many squares of its paths are on the tour that was found; 0 where none was. */
    public int[] tourInPart() {
        return tour(part, lasting);
    }

    /** The same for the columns of all steps. */
    public int[] tourInWhole() {
        return tour(whole, Integer.MAX_VALUE);
    }

    private int[] tour(StepBinDepths columns, int last) {
        return isFound() ? columns.lasting(last) : new int[columns.count()];
    }

    /**
     * The square of a node that lies over some columns of the part; empty where none of its columns has a path.
     *
     * @param depth which square of the path it is, counted from 1
     * @param first its first column
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
