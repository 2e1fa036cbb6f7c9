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
import knightschool.obstruction.TourEnds;
import knightschool.search.Position;

/**
 * What can be said against a tour without searching for one. Pure: it may be asked for on any thread.
 *
 * @param witness why there is none; empty if no reason was found, which does not mean that there is a tour
 * @param tried the kinds that were tried, in this order; the last is the witness's where there is one
 */
public record ObstructionCheck(Optional<Witness> witness, List<WitnessKind> tried) {
    /** A budget of cuts that is spent in a few milliseconds, for what is asked at every click or step. */
    public static final long FEW_CUTS = 20_000;

    /** Tries every kind that takes time linear in the squares and keeps the first that holds. */
    public static ObstructionCheck of(KnightGraph graph, TourEnds ends) {
        return of(graph, ends, 0);
    }

    /**
     * Tries those and then cuts, smallest first, and keeps the first that holds.
     *
     * @param cuts how many cuts may be tried; on a board of more squares than that, none is
     */
    public static ObstructionCheck of(KnightGraph graph, TourEnds ends, long cuts) {
        return of(graph, ends, cuts, () -> {}, WitnessWords.ofBoard(graph.board(), ends));
    }

    /**
     * The same about what is left at a position, of a search or of a person.
     *
     * @param cuts how many cuts may be tried
     */
    public static ObstructionCheck ofPosition(Position position, long cuts) {
        return ofPosition(
                position.board(), position.path().squares(), position.problem().closed(), cuts);
    }

    /**
     * The same about what is left at a moment: whether a path through the unvisited squares can still go on from where
     * the knight stands to the end that is asked for.
     *
     * @param board its end square, if there is one, is where the tour must end
     * @param path the squares visited, in order, the last is the knight's; at least one
     * @param closed whether the last square must be a move from the first
     * @param cuts how many cuts may be tried
     */
    public static ObstructionCheck ofPosition(Board board, int[] path, boolean closed, long cuts) {
        return ofPosition(board, path, closed, cuts, () -> {});
    }

    /**
     * The same, and before the first square too: then about the whole board.
     *
     * @param progress is run now and then while cuts are tried, and may end it by throwing
     */
    public static ObstructionCheck ofPosition(Board board, int[] path, boolean closed, long cuts, Runnable progress) {
        RemainingBoard rest = RemainingBoard.of(board, path, closed);
        KnightGraph graph = KnightGraph.of(rest.board());
        return of(
                graph,
                rest.ends(),
                cuts,
                progress,
                path.length <= 1
                        ? WitnessWords.ofBoard(rest.board(), rest.ends())
                        : WitnessWords.ofPosition(rest.board(), rest.ends()));
    }

    /** What was tried, as the first steps of a decision. */
    public List<TourDecisionStep> steps() {
        return tried.stream()
                .<TourDecisionStep>map(TourDecisionStep.FactCheck::new)
                .toList();
    }

    private static ObstructionCheck of(
            KnightGraph graph, TourEnds ends, long cuts, Runnable progress, WitnessWords words) {
        List<WitnessKind> tried = new ArrayList<>();
        for (WitnessKind kind : WitnessKind.ofFacts()) {
            if (kind == WitnessKind.CUT && graph.vertexCount() > cuts) {
                continue;
            }
            tried.add(kind);
            Optional<? extends Obstruction> fact = find(kind, graph, ends, cuts, progress);
            if (fact.isPresent()) {
                return new ObstructionCheck(fact.map(words::witness), List.copyOf(tried));
            }
        }
        return new ObstructionCheck(Optional.empty(), List.copyOf(tried));
    }

    private static Optional<? extends Obstruction> find(
            WitnessKind kind, KnightGraph graph, TourEnds ends, long cuts, Runnable progress) {
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
