package knightschool.obstruction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.graph.KnightGraph;

/**
 * Looks for a {@link Cut}, smallest first, within a budget counted in cuts, so that the answer is the same on every
 * machine.
 *
 * <p>First come all cuts of one square, then all of two, and so on. Most are passed over without a look: if no smaller
 * cut serves, then every square of one that does, of two squares or more, touches at least three pieces, or two if an
 * end of the tour is fixed on it. For otherwise the cut without it would serve as well: putting back a square that
 * touches two pieces leaves one piece less, and a tour may leave one less; putting back a fixed end that touches one
 * piece changes neither. The last square of a cut needs no look of its own, see {@link CutComponents}: a cut of k
 * squares is counted as tried when the search through what the first k − 1 leave has passed its last.
 *
 * <p>A size is begun only if all of its cuts fit into what is left of the budget. Then larger cuts are grown from
 * single squares, see {@link CutGrowth}, within as many cuts again, unless the board is too large for that to lead far.
 * Before all of it what remains of the {@link CandidateCuts}, see {@link CutMinimizer}, says from which size on a cut
 * is of no use; these are few, and not counted, but left out where the budget is small for the board.
 */
public final class CutSearch {
    private static final int LOOKS_BETWEEN_WATCHES = 1 << 10;

    /** Likely cuts take about as long as so many counts of all pieces. */
    private static final int LIKELY = 100;

    /** Growth takes at least so many counts of all pieces to come to anything. */
    private static final int LEAST_GROWN = 500;

    private final KnightGraph graph;
    private final TourEnds ends;
    private final long budget;
    private final Runnable progress;
    private long tried;
    private int complete;
    private boolean hasGrown;
    private int looks;
    private CutComponents pieces;
    private int[] candidates;
    private int[] chosen;

    /**
     * @param graph of one component
     * @param budget how many cuts may be tried
     * @param progress is run now and then, and may end the search by throwing
     */
    public CutSearch(KnightGraph graph, TourEnds ends, long budget, Runnable progress) {
        this.graph = graph;
        this.ends = ends;
        this.budget = budget;
        this.progress = progress;
    }

    /** The smallest cut that serves, the first one in index order of its squares but the last, if one was found. */
    public Optional<Cut> find() {
        if (graph.vertexCount() > budget) {
            return Optional.empty();
        }
        pieces = new CutComponents(graph);
        candidates = IntStream.range(0, pieces.size())
                .filter(v -> pieces.degree(v) + Cut.fixed(ends, pieces.square(v)) >= 3)
                .toArray();
        Optional<List<Integer>> likely = likely();
        int most = likely.map(List::size).orElse(largest());
        return bySize(most).or(() -> grown(likely)).map(found -> Cut.of(graph, ends, found));
    }

    /** The smallest that remains of a likely cut. */
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
        for (int size = 1; size <= most && cost(size) <= budget - tried; size++) {
            chosen = new int[size];
            if (choose(0, 0, 0)) {
                return Optional.of(Arrays.stream(chosen)
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
        CutGrowth growth = new CutGrowth(pieces, ends, likely, budget, this::look);
        Optional<List<Integer>> found = growth.smallest();
        tried += growth.tried();
        return found;
    }

    /** More pieces than half of the squares are not left by the other half. */
    private int largest() {
        return (pieces.size() + 1) / 2;
    }

    /** Number of cuts of that size, those that are passed over for their first squares not counted. */
    private double cost(int size) {
        double first = 1;
        for (int i = 0; i < size - 1; i++) {
            first = first * (candidates.length - i) / (i + 1);
        }
        return first * (pieces.size() - size + 1);
    }

    /** Chooses squares from a depth on; returns whether the chosen ones are a cut that serves. */
    private boolean choose(int depth, int from, int fixed) {
        if (depth == chosen.length - 1) {
            return chooseLast(fixed);
        }
        int remaining = chosen.length - 1 - depth;
        for (int i = from; i <= candidates.length - remaining; i++) {
            int vertex = candidates[i];
            chosen[depth] = vertex;
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
        tried += pieces.size() - chosen.length + 1;
        for (int vertex = 0; vertex < pieces.size(); vertex++) {
            if (!pieces.isRemoved(vertex)
                    && pieces.countWithout(vertex)
                            > Cut.most(ends, chosen.length, fixed + Cut.fixed(ends, pieces.square(vertex)))) {
                chosen[chosen.length - 1] = vertex;
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

    /** Number of cuts tried so far. */
    public long tried() {
        return tried;
    }

    /** The largest size of which, and below which, no cut serves: all were tried, or passed over as said above. */
    public int complete() {
        return complete;
    }

    /** Whether likely cuts are tried: where the budget is small for the board they would take longer than the rest. */
    public boolean triesLikely() {
        return graph.vertexCount() <= budget / LIKELY;
    }

    /** Whether larger cuts were grown. */
    public boolean hasGrown() {
        return hasGrown;
    }

    /** Whether every cut of any size was tried. */
    public boolean isComplete() {
        return pieces != null && complete == largest();
    }
}
