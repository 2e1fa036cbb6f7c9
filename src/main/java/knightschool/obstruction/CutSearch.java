package knightschool.obstruction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.graph.KnightGraph;

/**
 * Searches for a {@link Cut}, smallest first, within a budget counted in cuts, so that the result is the same on every
 * machine.
 *
 * <p>First come all cuts of one square, then all of two, and so on. Most are skipped: if no smaller cut is an
 * obstruction, then every square of one that is, of two squares or more, touches at least three pieces, or two if an
 * end of the tour is fixed on it. Otherwise the cut without this square would be an obstruction, too. Putting back a
 * square that touches two pieces lowers both numbers by one, the pieces and the most pieces that a tour allows; putting
 * back a fixed end that touches one piece changes neither. The last square of a cut is not enumerated, see
 * {@link CutComponentCounter}: a cut of k squares counts as tried when the search through the pieces that its first
 * {@code k-1} squares leave has passed its last square.
 *
 * <p>A size is begun only if all of its cuts fit into the rest of the budget. Then larger cuts are grown from single
 * squares, see {@link CutGrower}, within the same budget again, unless the board is too large for that to be useful.
 * Before all this, the {@link CandidateCuts}, reduced by {@link CutMinimizer}, give an upper bound for the size. They
 * are few, and not counted, but skipped if the budget is small for the board.
 */
public final class CutSearch {
    private static final int LOOKS_BETWEEN_WATCHES = 1 << 10;

    /** The cost of trying the candidate cuts, in counts of all pieces. */
    private static final int LIKELY = 100;

    /** The minimum number of counts of all pieces for growth to be useful. */
    private static final int LEAST_GROWN = 500;

    private final KnightGraph graph;
    private final TourEndpointConstraint ends;
    private final long budget;
    private final Runnable progress;
    private long attempts;
    private int complete;
    private boolean hasGrown;
    private int looks;
    private CutComponentCounter pieces;
    private int[] candidates;
    private int[] selection;

    /**
     * Creates a search.
     *
     * @param graph a connected graph
     * @param budget the maximum number of cuts to try
     * @param progress called at intervals; may end the search by throwing an exception
     */
    public CutSearch(KnightGraph graph, TourEndpointConstraint ends, long budget, Runnable progress) {
        this.graph = graph;
        this.ends = ends;
        this.budget = budget;
        this.progress = progress;
    }

    /**
     * Returns the smallest cut found that is an obstruction; among equals the first in index order of all squares but
     * the last. Empty if none was found.
     */
    public Optional<Cut> find() {
        if (graph.vertexCount() > budget) {
            return Optional.empty();
        }
        pieces = new CutComponentCounter(graph);
        candidates = IntStream.range(0, pieces.size())
                .filter(v -> pieces.degree(v) + Cut.fixed(ends, pieces.square(v)) >= 3)
                .toArray();
        Optional<List<Integer>> likely = likely();
        int most = likely.map(List::size).orElse(largest());
        return bySize(most).or(() -> grown(likely)).map(squares -> Cut.of(graph, ends, squares));
    }

    /** Returns the smallest reduced candidate cut that is an obstruction. */
    private Optional<List<Integer>> likely() {
        if (!triesLikely()) {
            return Optional.empty();
        }
        return CandidateCuts.of(graph, ends).stream()
                .filter(squares -> !squares.isEmpty())
                .map(squares -> squares.stream().map(pieces::vertex).collect(BitSet::new, BitSet::set, BitSet::or))
                .flatMap(vertices -> CutMinimizer.of(pieces, ends, vertices).stream())
                .min(Comparator.comparingInt(BitSet::cardinality))
                .map(vertices -> vertices.stream().map(pieces::square).boxed().toList());
    }

    private Optional<List<Integer>> bySize(int most) {
        for (int size = 1; size <= most && cost(size) <= budget - attempts; size++) {
            selection = new int[size];
            if (choose(0, 0, 0)) {
                return Optional.of(Arrays.stream(selection)
                        .map(pieces::square)
                        .sorted()
                        .boxed()
                        .toList());
            }
            complete = size;
        }
        return Optional.empty();
    }

    private Optional<List<Integer>> grown(Optional<List<Integer>> likely) {
        if (complete == largest() || pieces.size() > budget / LEAST_GROWN) {
            return likely;
        }
        pieces.putAllBack();
        hasGrown = true;
        CutGrower growth = new CutGrower(pieces, ends, likely, budget, this::look);
        Optional<List<Integer>> cut = growth.smallest();
        attempts += growth.tried();
        return cut;
    }

    /**
     * Returns the largest size worth trying: half of the squares cannot leave more pieces than the other half has
     * squares.
     */
    private int largest() {
        return (pieces.size() + 1) / 2;
    }

    /** Returns the number of cuts of a size, without those skipped for one of their squares before the last. */
    private double cost(int size) {
        double first = 1;
        for (int i = 0; i < size - 1; i++) {
            first = first * (candidates.length - i) / (i + 1);
        }
        return first * (pieces.size() - size + 1);
    }

    /** Chooses squares from the given depth on, and returns whether the chosen squares are an obstruction. */
    private boolean choose(int depth, int from, int fixed) {
        if (depth == selection.length - 1) {
            return chooseLast(fixed);
        }
        int remaining = selection.length - 1 - depth;
        for (int i = from; i <= candidates.length - remaining; i++) {
            int vertex = candidates[i];
            selection[depth] = vertex;
            pieces.remove(vertex);
            if (choose(depth + 1, i + 1, fixed + Cut.fixed(ends, pieces.square(vertex)))) {
                return true;
            }
            pieces.putBack(vertex);
        }
        return false;
    }

    private boolean chooseLast(int fixed) {
        look();
        pieces.count();
        attempts += pieces.size() - selection.length + 1;
        for (int vertex = 0; vertex < pieces.size(); vertex++) {
            if (!pieces.isRemoved(vertex)
                    && pieces.countWithout(vertex)
                            > Cut.most(ends, selection.length, fixed + Cut.fixed(ends, pieces.square(vertex)))) {
                selection[selection.length - 1] = vertex;
                return true;
            }
        }
        return false;
    }

    private void look() {
        if (++looks % LOOKS_BETWEEN_WATCHES == 0) {
            progress.run();
        }
    }

    /** Returns the number of cuts tried so far. */
    public long tried() {
        return attempts;
    }

    /**
     * Returns the largest size up to which no cut is an obstruction, because all were tried or skipped as described
     * above.
     */
    public int complete() {
        return complete;
    }

    /**
     * Returns whether candidate cuts are tried, which depends on the budget: on a large board they would take longer
     * than the rest.
     */
    public boolean triesLikely() {
        return graph.vertexCount() <= budget / LIKELY;
    }

    /** Returns whether larger cuts were grown. */
    public boolean hasGrown() {
        return hasGrown;
    }

    /** Returns whether cuts of all sizes were tried. */
    public boolean isComplete() {
        return pieces != null && complete == largest();
    }
}
