package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.trace.StepRange;

/**
 * Reads the visible parts of the trees of all searches at one scale, or of one of them, each by a
 * {@link SearchTreeInViewReader}.
 */
public final class SameScaleSearchTreesReader implements SlicedComparisonReader<VisibleSearchTreeParts> {
    private final boolean all;
    private final StepRange whole;
    private final StepRange span;
    private final List<SearchTreeInViewReader> readers;
    private final List<SearchComputationProgress> progress;

    /**
     * A request for search trees.
     *
     * @param one the request for one of them, whose node is selected
     * @param all whether the others are wanted, too; then the span and the columns are those of the longest search, and
     *     no tree has the path at every step
     */
    public record Request(SearchTreeInViewReader.Request one, boolean all) {
        /** Returns the searches that are wanted and have made a step, by their indices. */
        private List<Integer> searches(Comparison comparison) {
            List<SearchComputationProgress> lanes = comparison.lanes();
            return IntStream.range(0, lanes.size())
                    .filter(search -> all || search == one.search())
                    .filter(search -> lanes.get(search).explored() > 0)
                    .boxed()
                    .toList();
        }

        /**
         * Returns the progress of the searches on which the result depends: the requested searches with at least one
         * step, or all searches if a node is selected, because the result tells how each search treats this node. Empty
         * if there is no tree to read.
         */
        public List<SearchComputationProgress> progress(Comparison comparison) {
            List<Integer> searches = searches(comparison);
            List<SearchComputationProgress> lanes = comparison.lanes();
            return searches.isEmpty() || one.node().isEmpty()
                    ? searches.stream().map(lanes::get).toList()
                    : lanes;
        }
    }

    /**
     * Creates a reader of the steps computed so far. One of the wanted searches must have made a step.
     *
     * @param counts counts the placements in the selected subtree, and keeps them for the next reader
     */
    public SameScaleSearchTreesReader(Comparison comparison, Request request, SubtreeHeatMapCounter counts) {
        all = request.all();
        progress = request.progress(comparison);
        List<Integer> searches = request.searches(comparison);
        whole = new StepRange(
                0,
                searches.stream()
                        .mapToLong(search -> comparison.lanes().get(search).explored())
                        .max()
                        .orElseThrow());
        span = request.one().span().map(range -> range.within(whole)).orElse(whole);
        readers = searches.stream()
                .map(search -> search == request.one().search()
                        ? reader(comparison, request, counts)
                        : other(comparison, request, search))
                .toList();
    }

    private SearchTreeInViewReader reader(Comparison comparison, Request request, SubtreeHeatMapCounter counts) {
        return all
                ? scaled(comparison, request.one(), counts)
                : new SearchTreeInViewReader(comparison, request.one(), counts);
    }

    private SearchTreeInViewReader other(Comparison comparison, Request request, int search) {
        SearchTreeInViewReader.Request one = request.one();
        return scaled(
                comparison,
                new SearchTreeInViewReader.Request(
                        search, one.span(), one.columns(), one.pathSpacing(), false, false, Optional.empty()),
                new SubtreeHeatMapCounter());
    }

    /** Returns a reader of those steps in view that a search has made, in as many columns as these are wide. */
    private SearchTreeInViewReader scaled(
            Comparison comparison, SearchTreeInViewReader.Request one, SubtreeHeatMapCounter counts) {
        long last = comparison.lanes().get(one.search()).explored();
        StepRange part = last > span.from()
                ? new StepRange(span.from(), Math.min(span.to(), last))
                : new StepRange(last - 1, last);
        return new SearchTreeInViewReader(
                comparison,
                new SearchTreeInViewReader.Request(
                        one.search(),
                        Optional.of(part),
                        columns(one.columns(), part.length(), span.length()),
                        one.pathSpacing(),
                        false,
                        one.placements(),
                        one.node()),
                columns(one.columns(), last, whole.to()),
                counts);
    }

    private static int columns(int columns, long steps, long all) {
        return (int) Math.max(1, Math.round((double) columns * steps / all));
    }

    @Override
    public boolean advance() {
        // One after another, as far as the first that has more to read.
        return readers.stream().anyMatch(SearchTreeInViewReader::advance);
    }

    @Override
    public VisibleSearchTreeParts result() {
        List<SearchTreeInView> trees =
                readers.stream().map(SearchTreeInViewReader::result).toList();
        return all
                ? new VisibleSearchTreeParts(whole, span, trees, progress)
                : VisibleSearchTreeParts.of(trees.getFirst(), progress);
    }
}
