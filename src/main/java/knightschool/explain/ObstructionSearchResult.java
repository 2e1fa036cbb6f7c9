package knightschool.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.CutSearch;
import knightschool.obstruction.DeadEnds;
import knightschool.obstruction.DisconnectedGraph;
import knightschool.obstruction.IsolatedVertex;
import knightschool.obstruction.Obstruction;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.position.Position;

/**
 * A finished search for an obstruction, a reason why a board has no tour that is found without searching for a tour.
 * The static methods search; they are pure and may be called on any thread.
 *
 * @param witness why there is no tour; empty if no reason was found, which does not mean that there is a tour
 * @param kinds the kinds that were tried, in order; if there is a witness, the last is its kind
 */
public record ObstructionSearchResult(Optional<Witness> witness, List<WitnessKind> kinds) {
    /** A budget of cuts that takes a few milliseconds, for reports at every click or step. */
    public static final long FEW_CUTS = 20_000;

    /** Tries every kind that takes time linear in the number of squares and returns the first that holds. */
    public static ObstructionSearchResult of(KnightGraph graph, TourEndpointConstraint ends) {
        return of(graph, ends, 0);
    }

    /**
     * Tries every kind that takes linear time and then cuts, smallest first, and returns the first that holds.
     *
     * @param cuts the largest number of cuts to try; on a board with more squares than that, no cut is tried
     */
    public static ObstructionSearchResult of(KnightGraph graph, TourEndpointConstraint ends, long cuts) {
        return of(graph, ends, cuts, () -> {}, WitnessWords.ofBoard(graph.board(), ends));
    }

    /**
     * Looks for an obstruction among the remaining squares at a position of a search or a player.
     *
     * @param cuts the largest number of cuts to try
     */
    public static ObstructionSearchResult ofPosition(Position position, long cuts) {
        return ofPosition(
                position.board(), position.path().squares(), position.problem().closed(), cuts);
    }

    /**
     * Looks for an obstruction among the remaining squares after a path: a reason why no path through the unvisited
     * squares can lead from the knight to the required end.
     *
     * @param board its end square, if there is one, is where the tour must end
     * @param path the visited squares in order, at least one; the knight is on the last
     * @param closed whether the last square must be a knight's move from the first
     * @param cuts the largest number of cuts to try
     */
    public static ObstructionSearchResult ofPosition(Board board, int[] path, boolean closed, long cuts) {
        return ofPosition(board, path, closed, cuts, () -> {});
    }

    /**
     * Looks for an obstruction among the remaining squares after a path; for an empty path, on the whole board.
     *
     * @param progress run from time to time while cuts are tried; may end the work by throwing
     */
    public static ObstructionSearchResult ofPosition(
            Board board, int[] path, boolean closed, long cuts, Runnable progress) {
        RemainingBoard rest = RemainingBoard.of(board, path, closed);
        KnightGraph graph = KnightGraph.of(rest.board());
        WitnessWords words = path.length <= 1
                ? WitnessWords.ofBoard(rest.board(), rest.ends())
                : WitnessWords.ofPosition(rest.board(), rest.ends());
        return of(graph, rest.ends(), cuts, progress, words);
    }

    /** Returns the tried kinds as the first attempts of deciding whether a tour exists. */
    public List<TourExistenceAttempt> steps() {
        return kinds.stream()
                .<TourExistenceAttempt>map(TourExistenceAttempt.FactCheck::new)
                .toList();
    }

    private static ObstructionSearchResult of(
            KnightGraph graph, TourEndpointConstraint ends, long cuts, Runnable progress, WitnessWords words) {
        List<WitnessKind> kinds = new ArrayList<>();
        for (WitnessKind kind : WitnessKind.ofFacts()) {
            if (kind == WitnessKind.CUT && graph.vertexCount() > cuts) {
                continue;
            }
            kinds.add(kind);
            Optional<? extends Obstruction> fact = find(kind, graph, ends, cuts, progress);
            if (fact.isPresent()) {
                return new ObstructionSearchResult(fact.map(words::witness), List.copyOf(kinds));
            }
        }
        return new ObstructionSearchResult(Optional.empty(), List.copyOf(kinds));
    }

    private static Optional<? extends Obstruction> find(
            WitnessKind kind, KnightGraph graph, TourEndpointConstraint ends, long cuts, Runnable progress) {
        return switch (kind) {
            case ISOLATED -> IsolatedVertex.find(graph);
            case DISCONNECTED -> DisconnectedGraph.find(graph);
            case DEAD_ENDS -> DeadEnds.find(graph, ends);
            case COLOUR_IMBALANCE -> ColourImbalance.find(graph, ends);
            case CUT -> new CutSearch(graph, ends, cuts, progress).find();
            case END_OF_CLOSED_TOUR, EXHAUSTED -> Optional.empty();
        };
    }
}
