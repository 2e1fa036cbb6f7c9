package knightschool.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.search.KnightPath;
import knightschool.trace.RevisitedPositionFinder;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepBins;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;
import knightschool.trace.Trace;

/** Reads the visible parts of a search tree slice by slice, as far as it is computed. */
public final class SearchTreeInViewReader implements SlicedComparisonReader<SearchTreeInView> {
    /** The most steps of a search whose tree is read with the path at every step. */
    public static final int MOST_STEPS_OF_ALL_NODES = 1_000;

    /**
     * The number of steps of a subtree from which on the placements in it are no longer counted while the tree is read,
     * but in between.
     */
    private static final long STEPS_COUNTED_AT_ONCE = 20_000_000;

    /** The most steps in view of which the path in each column is read, not only where a name fits. */
    public static final long MOST_STEPS_OF_ALL_PATHS = 4_000_000;

    /** The most steps in view of which it is read where the lookahead prunes: each of them is computed again. */
    public static final long MOST_STEPS_OF_ALL_PRUNES = 100_000;

    private final Request request;
    private final List<Trace> traces;
    private final Trace trace;
    private final SubtreeHeatMapCounter counts;
    private final SearchComputationProgress progress;
    private final StepRange all;
    private final RevisitedPositionFinder revisits;
    private final List<KnightPath> paths = new ArrayList<>();
    private final List<Integer> revisitDepths = new ArrayList<>();
    private final StepBinDepths allColumns;
    private StepBinDepths part;
    private Optional<List<BitSet>> pruned = Optional.empty();
    private int pathSpacing;
    private Optional<Subtree> selected = Optional.empty();

    /** The path to the selected subtree, its node included; null without one. */
    private KnightPath pathToNode;

    private List<OtherSearchPathFateReader> others = List.of();

    /**
     * A request for parts of a search tree.
     *
     * @param search the index of the search
     * @param span the span of steps; empty for all steps
     * @param columns the number of columns that fit, at least 1
     * @param pathSpacing the smallest distance between two paths in columns, if there is one column per pixel
     * @param allNodes whether the path at every step is wanted, of all steps, if these are at most
     *     {@link #MOST_STEPS_OF_ALL_NODES}
     * @param placements whether the placements in the selected subtree are counted square by square
     * @param node a node of the subtree that is selected
     */
    public record Request(
            int search,
            Optional<StepRange> span,
            int columns,
            int pathSpacing,
            boolean allNodes,
            boolean placements,
            Optional<Node> node) {}

    /**
     * A node of a search tree.
     *
     * @param step a step at which the square of the node is on the path
     * @param depth the number of that square in the path, counted from 1
     */
    public record Node(long step, int depth) {}

    /**
     * Creates a reader of the steps computed so far, of which there must be at least one.
     *
     * @param counts counts the placements in the selected subtree, and keeps them for the next reader
     */
    public SearchTreeInViewReader(Comparison comparison, Request request, SubtreeHeatMapCounter counts) {
        this(comparison, request, request.columns(), counts);
    }

    /** @param columnsOfAll the number of columns for all steps */
    SearchTreeInViewReader(Comparison comparison, Request request, int columnsOfAll, SubtreeHeatMapCounter counts) {
        this.request = request;
        this.counts = counts;
        this.traces = comparison.traces();
        this.trace = traces.get(request.search());
        this.progress = Comparison.progress(trace);
        this.revisits = new RevisitedPositionFinder(trace);
        this.all = new StepRange(0, trace.explored());
        this.allColumns = trace.depths(columns(all, columnsOfAll));
    }

    private static StepBins columns(StepRange span, int most) {
        return StepBins.equal(span, (int) Math.min(most, span.length()));
    }

    @Override
    public boolean advance() {
        if (part == null) {
            readPart();
            selected = request.node().flatMap(this::subtree);
            selected.ifPresent(this::follow);
            selected.filter(_ -> request.placements())
                    .ifPresentOrElse(subtree -> counts.begin(trace, subtree), counts::forget);
            return true;
        }
        int column = paths.size() * pathSpacing;
        if (column < part.count()) {
            paths.add(trace.path(part.start(column + 1)));
            revisitDepths.add(revisits.least(part.start(column + 1)));
            return true;
        }
        return others.stream().anyMatch(OtherSearchPathFateReader::advance)
                || counts.counted() < STEPS_COUNTED_AT_ONCE && counts.advance();
    }

    private void readPart() {
        if (request.allNodes() && all.length() <= MOST_STEPS_OF_ALL_NODES) {
            readColumns(StepBins.equal(all, (int) all.length()));
            pathSpacing = 1;
        } else {
            StepRange span = request.span().map(range -> range.within(all)).orElse(all);
            readColumns(columns(span, request.columns()));
            pathSpacing = span.length() <= MOST_STEPS_OF_ALL_PATHS
                    ? 1
                    : Math.max(1, request.pathSpacing() * part.count() / request.columns());
        }
    }

    private void readColumns(StepBins columns) {
        part = trace.depths(columns);
        boolean isKnown = !trace.looksAhead() || part.span().length() <= MOST_STEPS_OF_ALL_PRUNES;
        StepBins bins = StepBins.between(
                IntStream.rangeClosed(0, part.count()).mapToLong(part::start).toArray());
        pruned = isKnown ? Optional.of(trace.prunedDepths(bins)) : Optional.empty();
    }

    @Override
    public SearchTreeInView result() {
        return new SearchTreeInView(
                request.search(),
                progress,
                allColumns,
                part,
                pathSpacing,
                paths,
                revisits.isKnown() ? Optional.of(revisitDepths) : Optional.empty(),
                pruned,
                trace.lasting(part.span().to()),
                selected.map(this::described));
    }

    private Optional<Subtree> subtree(Node node) {
        boolean exists =
                node.step() <= trace.explored() && trace.path(node.step()).length() >= node.depth();
        return exists ? Optional.of(trace.subtree(node.step(), node.depth() - 1)) : Optional.empty();
    }

    /** Reads the path to a node, and begins to follow it through the other searches. */
    private void follow(Subtree subtree) {
        pathToNode = trace.path(subtree.first()).first(subtree.depth());
        int[] squares = pathToNode.squares();
        others = IntStream.range(0, traces.size())
                .filter(other -> other != request.search())
                .mapToObj(other -> new OtherSearchPathFateReader(other, traces.get(other), squares))
                .toList();
    }

    private SelectedSubtree described(Subtree subtree) {
        return new SelectedSubtree(
                subtree,
                pathToNode,
                revisits.visit(subtree.first(), subtree.depth()),
                counts.placements(),
                counts.counted(),
                others.stream().map(OtherSearchPathFateReader::result).toList());
    }
}
