package knightschool.counting;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * Counts Hamiltonian circuits by passing one vertex after the other and keeping, for each state of the frontier, the
 * number of ways that lead to it (Knuth, The Art of Computer Programming 4A, 7.1.4, "Simpath"; for knights on 8 × 8,
 * Wegener and Löbbing 1996 and McKay 1997 count in a similar way). When a vertex is passed, every edge that it still
 * needs is chosen among those to vertices that are not passed yet.
 *
 * <p>Three sound rules keep the number of states small. A state is dropped if some vertex of the frontier can no longer
 * get its two edges. A piece may be closed only if it is the whole circuit. If the passed squares are their own mirror
 * image, a state and its image have the same number of continuations and are stored as one.
 */
final class FrontierCircuitCounter {
    private final FrontierOrderedGraph graph;
    private final FrontierStateBudget budget;
    private final TourCount.CountProgress progress;
    private FrontierStateTable table;
    private long most;
    private BigInteger circuits = BigInteger.ZERO;

    private FrontierCircuitCounter(
            FrontierOrderedGraph graph, FrontierStateBudget budget, TourCount.CountProgress progress) {
        this.graph = graph;
        this.budget = budget;
        this.progress = progress;
    }

    /** Counts the tours of a board of at least two squares, or three for closed tours. Fixed ends must differ. */
    static TourCount count(
            KnightGraph graph,
            TourEndpointConstraint ends,
            VertexOrder sweep,
            FrontierStateBudget budget,
            TourCount.CountProgress progress) {
        if (sweep.widest() >= VertexOrder.TOO_WIDE) {
            return TourCount.tooLarge(
                    0,
                    "the border between the squares counted and those to come would hold " + VertexOrder.TOO_WIDE
                            + " squares or more, which is too many");
        }
        var count = new FrontierCircuitCounter(new FrontierOrderedGraph(graph, ends, sweep), budget, progress);
        boolean bothWays = !ends.closed() && ends.start() == Board.NONE && ends.end() == Board.NONE;
        return count.run(bothWays ? 2 : 1);
    }

    private TourCount run(int directions) {
        int[] frontier = graph.firstFrontier();
        begin(frontier);
        for (int vertex = 0; vertex < graph.squares(); vertex++) {
            FrontierTransition layer = FrontierTransition.passing(vertex, frontier, graph);
            if (!pass(layer, vertex)) {
                return tooMany(vertex);
            }
            frontier = layer.frontier();
        }
        BigInteger tours = circuits.multiply(BigInteger.valueOf(directions));
        return new TourCount(Optional.of(tours), TourCount.Method.FRONTIER, most, "");
    }

    private TourCount tooMany(int vertex) {
        String form = "%,d states after %d of %d squares take all the room that may be used";
        return TourCount.tooLarge(most, String.format(Locale.ROOT, form, most, vertex, graph.squares()));
    }

    /**
     * Creates the first state. No edge is chosen yet, but two vertices joined by a required edge or path form one
     * piece.
     */
    private void begin(int[] frontier) {
        int[] mates = frontier.length == 2 ? new int[] {1, 0} : new int[frontier.length];
        FrontierEncoding code = new FrontierEncoding(frontier.length);
        code.write(mates);
        table = new FrontierStateTable(code.words().length, 1, budget);
        table.add(code.words(), new long[] {1}, 0, 1);
        most = 1;
    }

    /**
     * Extends every state over a vertex.
     *
     * @return false if there are too many states
     */
    private boolean pass(FrontierTransition layer, int vertex) {
        FrontierStateTable next =
                new FrontierStateTable(FrontierEncoding.wordsFor(layer.passed()), table.countWords(), budget);
        FrontierStateExtender passage = new FrontierStateExtender(layer, next);
        FrontierEncoding code = new FrontierEncoding(layer.old().length);
        for (int segment = 0; segment < FrontierStateTable.SEGMENTS; segment++) {
            if (!pass(table.take(segment), layer, code, passage, next)) {
                return false;
            }
            progress.at(vertex, graph.squares(), next.states());
        }
        circuits = circuits.add(passage.circuits());
        table = next;
        return true;
    }

    private boolean pass(
            long[] cells,
            FrontierTransition layer,
            FrontierEncoding code,
            FrontierStateExtender passage,
            FrontierStateTable next) {
        int stride = table.stride();
        int counts = stride - table.countWords();
        for (int cell = 0; cell < cells.length; cell += stride) {
            if (cells[cell] != 0) {
                code.read(cells, cell, layer.old(), passage.mates());
                passage.go(cells, cell + counts, table.countWords());
                most = Math.max(most, next.states());
                if (next.isFull()) {
                    return false;
                }
            }
        }
        return true;
    }
}
