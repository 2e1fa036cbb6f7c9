package knightschool.play.completion;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * Decides whether the rest of a board, such as the squares that a game has not visited, has a tour with given ends:
 * runs until a tour is found, all possibilities are exhausted, or the budget is spent. Complete: an exhausted search
 * proves that there is no tour. Deterministic: the budget is a number of edges examined, so that the result is the same
 * on every machine. Not thread-safe.
 *
 * <p>The search branches over 2-factors by excluding, then using, an edge of the shortest circuit in one (G. Carpaneto,
 * P. Toth: Some new branching and bounding criteria for the asymmetric travelling salesman problem, 1980). A step, from
 * one branching to the next, usually takes time linear in the number of edges, and decides at least one edge.
 */
public final class CompletionSearch {
    /** A budget that takes about 50 ms on one core of a laptop: some thousand steps on 8 × 8, some dozen on 40 × 40. */
    public static final long BRIEF = 1_000_000;

    /** The maximum number of squares; larger boards are not searched. */
    public static final int MOST_SQUARES = 2_000;

    private final KnightGraph graph;
    private final TourEndpointConstraint ends;
    private final long budget;
    private final Runnable progress;
    private long steps;
    private boolean exhausted;

    /**
     * Creates a search.
     *
     * @param budget the maximum number of edges to examine
     * @param progress called at intervals; may end the search by throwing an exception
     */
    public CompletionSearch(KnightGraph graph, TourEndpointConstraint ends, long budget, Runnable progress) {
        this.graph = graph;
        this.ends = ends;
        this.budget = budget;
        this.progress = progress;
    }

    /** Returns the squares of a tour in order; empty if there is none, or none was found within the budget. */
    public Optional<int[]> tour() {
        if (isTooLarge()) {
            return Optional.empty();
        }
        if (graph.vertexCount() < WalkKind.SHORTEST_CIRCUIT) {
            return ofFewSquares();
        }
        exhausted =
                hasOneSquareForBothEnds() || ColourImbalance.find(graph, ends).isPresent();
        return exhausted ? Optional.empty() : search();
    }

    private boolean hasOneSquareForBothEnds() {
        return !ends.closed() && ends.start() != Board.NONE && ends.start() == ends.end();
    }

    /** Returns a path of one or two squares, which have no circuit. */
    private Optional<int[]> ofFewSquares() {
        int[] squares = graph.board().playable().toArray();
        int last = squares.length - 1;
        boolean turned = last > 0 && (ends.start() == squares[last] || ends.end() == squares[0]);
        int[] tour = turned ? new int[] {squares[1], squares[0]} : squares;
        boolean serves = !ends.closed()
                && (last == 0 || graph.hasEdge(tour[0], tour[1]))
                && (ends.start() == Board.NONE || ends.start() == tour[0])
                && (ends.end() == Board.NONE || ends.end() == tour[last]);
        exhausted = !serves;
        return serves ? Optional.of(tour) : Optional.empty();
    }

    private Optional<int[]> search() {
        TourToCircuitReduction problem = TourToCircuitReduction.of(graph, ends);
        TwoFactorBranching branching = new TwoFactorBranching(problem, budget, progress);
        Optional<int[]> circuit = branching.circuit();
        steps = branching.steps();
        exhausted = branching.isExhausted();
        return circuit.map(problem::tour);
    }

    /** Returns whether the board is too large to be searched, whatever the budget. */
    public boolean isTooLarge() {
        return graph.vertexCount() > MOST_SQUARES;
    }

    /** Returns whether the search has proved that there is no tour. */
    public boolean isExhausted() {
        return exhausted;
    }

    /** Returns the number of steps made: one more than the number of edges tried. */
    public long steps() {
        return steps;
    }
}
