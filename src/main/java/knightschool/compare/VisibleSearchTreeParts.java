package knightschool.compare;

import java.util.List;
import java.util.Optional;
import knightschool.trace.StepRange;

/**
 * The visible parts of one or several search trees of a comparison at one scale: a step is as wide in each of them.
 * Immutable.
 *
 * @param whole all steps, as many as the longest of the searches has made
 * @param span the steps in view; a search that ended before them, or has not been computed that far, has none in view
 * @param trees the trees from left to right of the panes, of searches that have made at least one step; the part of
 *     each covers those steps in view that the search has made, or its last step if there are none
 * @param progress how far those searches were computed on which this view depends: the searches of the trees, and all
 *     searches if a node is selected
 */
public record VisibleSearchTreeParts(
        StepRange whole, StepRange span, List<SearchTreeInView> trees, List<SearchComputationProgress> progress) {
    public VisibleSearchTreeParts {
        trees = List.copyOf(trees);
        progress = List.copyOf(progress);
    }

    /** Returns one tree alone. */
    static VisibleSearchTreeParts of(SearchTreeInView tree, List<SearchComputationProgress> progress) {
        return new VisibleSearchTreeParts(tree.whole().span(), tree.part().span(), List.of(tree), progress);
    }

    /** Returns the tree of a search, by its index; empty if it is not among these. */
    public Optional<SearchTreeInView> of(int search) {
        return trees.stream().filter(tree -> tree.search() == search).findFirst();
    }

    /** Returns whether a tree has steps in view. */
    public boolean isInView(SearchTreeInView tree) {
        return tree.whole().span().to() > span.from();
    }

    /** Returns the fraction of the steps in view that a tree has made. */
    public double shareInView(SearchTreeInView tree) {
        return isInView(tree) ? (double) tree.part().span().length() / span.length() : 0;
    }

    /** Returns the fraction of all steps that a tree has made. */
    public double share(SearchTreeInView tree) {
        return (double) tree.whole().span().to() / whole.to();
    }
}
