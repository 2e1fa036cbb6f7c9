package knightschool.play.completion;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.TourEnds;

/**
 * Looks for a tour of a board that begins and ends as asked until one is found, none is left to look for, or the budget
 * is spent. Complete: an exhausted search is a proof that there is none. Deterministic: the budget is counted in edges
 * looked at, so that the answer is the same on every machine. Belongs to one thread.
 *
 * <p>It branches over 2-factors by excluding, then using, an edge of the one with the shortest circuit (G. Carpaneto,
 * P. Toth: Some new branching and bounding criteria for the asymmetric travelling salesman problem, 1980). A step, from
 * one branching to the next, takes time linear in the edges as a rule, and each lets the next decide an edge at least.
 */
public final class CompletionSearch {
    /** A budget that a laptop's core spends in about 50 ms: some thousand steps on 8 × 8, some dozen on 40 × 40. */
    public static final long BRIEF = 1_000_000;

    /** On a larger board no search is run. */
    public static final int MOST_SQUARES = 2_000;

    private final KnightGraph graph;
    private final TourEnds ends;
    private final long budget;
    private final Runnable progress;
    private long steps;
    private boolean exhausted;

    /**
     * A search that has not begun.
     *
     * @param budget how many edges may be looked at
     * @param progress is run now and then, and may end the search by throwing
     */
    public CompletionSearch(KnightGraph graph, TourEnds ends, long budget, Runnable progress) {
        this.graph = graph;
        this.ends = ends;
        this.budget = budget;
        this.progress = progress;
    }

    /** The squares of a tour in order; empty if there is none, or none was found within the budget. */
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

    /** A path of one or two squares; no circuit has so few. */
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

    /** Whether the board is not searched, whatever the budget. */
    public boolean isTooLarge() {
        return graph.vertexCount() > MOST_SQUARES;
    }

    /** Whether the search has ended without a tour and without leaving anything out: there is none. */
    public boolean isExhausted() {
        return exhausted;
    }

    /** Number of steps made: one more than edges were tried. */
    public long steps() {
        return steps;
    }
}
