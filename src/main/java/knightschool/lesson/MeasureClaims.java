package knightschool.lesson;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.BridgesAndArticulationPoints;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.EulerCondition;
import knightschool.graph.measure.Girth;
import knightschool.graph.measure.ShortestPaths;

/** Claims about the knight's graph of a board that take more than counting, in the words of the editor's facts. */
final class MeasureClaims {
    static final String NONE = "none";

    static final List<ClaimKind> WORDS = List.of(
            of("shortest-circuit", MeasureClaims::shortestCircuit),
            of(
                    "odd-degrees",
                    (graph, _) -> ClaimAnswer.of(
                            EulerCondition.of(graph).oddVertices().size())),
            of("euler-trail", (graph, _) -> eulerTrail(EulerCondition.of(graph).trail())),
            of(
                    "diameter",
                    (graph, watch) -> ClaimAnswer.of(Diameter.of(graph, watch).length())),
            of(
                    "bridges",
                    (graph, _) -> ClaimAnswer.of(
                            BridgesAndArticulationPoints.of(graph).bridges().size())),
            of(
                    "articulation-points",
                    (graph, _) -> ClaimAnswer.of(BridgesAndArticulationPoints.of(graph)
                            .articulationPoints()
                            .size())),
            new ClaimKind("distance", "[BOARD] SQUARE SQUARE", MeasureClaims::distance));

    private MeasureClaims() {}

    private static ClaimKind of(String word, BiFunction<KnightGraph, Runnable, ClaimAnswer> answer) {
        return new ClaimKind(
                word, "[BOARD]", arguments -> answer.apply(KnightGraph.of(arguments.board(0)), arguments::checkWanted));
    }

    private static ClaimAnswer shortestCircuit(KnightGraph graph, Runnable watch) {
        return Girth.of(graph, watch)
                .map(girth -> ClaimAnswer.of(girth.length()))
                .orElse(ClaimAnswer.of(NONE));
    }

    private static ClaimAnswer eulerTrail(EulerCondition.Trail trail) {
        return ClaimAnswer.of(
                trail == EulerCondition.Trail.NO_EDGES ? NONE : trail.name().toLowerCase(Locale.ROOT));
    }

    private static ClaimAnswer distance(ClaimArguments arguments) {
        Board board = arguments.board(2);
        int from = arguments.square(board);
        int distance = ShortestPaths.from(KnightGraph.of(board), from).to(arguments.square(board));
        if (distance == ShortestPaths.UNREACHABLE) {
            throw new InputFault("no walk joins these two squares", "Name two of one component.");
        }
        return ClaimAnswer.of(distance);
    }
}
