package knightschool.lesson.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.KnightGraphComponents;
import knightschool.graph.KnightGraphDegreeHistogram;
import knightschool.graph.measure.BridgesAndArticulationPoints;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.EulerCondition;
import knightschool.graph.measure.Girth;
import knightschool.graph.measure.ShortestPaths;

/** Claims about the knight's graph of a board. */
public final class GraphClaims {
    public static final String NONE = "none";

    static final List<ClaimDefinition> WORDS = List.of(
            count("vertices", KnightGraph::vertexCount),
            count("edges", KnightGraph::edgeCount),
            count("components", graph -> KnightGraphComponents.of(graph).count()),
            count(
                    "light",
                    graph -> graph.board()
                            .playable()
                            .filter(s -> !graph.board().isDark(s))
                            .count()),
            count(
                    "dark",
                    graph -> graph.board()
                            .playable()
                            .filter(graph.board()::isDark)
                            .count()),
            count("largest-degree", graph -> degrees(graph).max().orElseThrow()),
            count("smallest-degree", graph -> degrees(graph).min().orElseThrow()),
            count("degree-sum", graph -> degrees(graph).sum()),
            count("holes", graph -> graph.board().squares() - graph.board().playableCount()),
            count("colour-difference", GraphClaims::colourDifference),
            new ClaimDefinition("vertices-of-degree", "[BOARD] NUMBER", GraphClaims::verticesOfDegree),
            new ClaimDefinition("edges-at", "[BOARD] SQUARE", GraphClaims::edgesAt),
            new ClaimDefinition("degree", "[BOARD] SQUARE", GraphClaims::degree),
            new ClaimDefinition("with-degree", "[BOARD] NUMBER", GraphClaims::withDegree),
            new ClaimDefinition("neighbours", "[BOARD] SQUARE", GraphClaims::neighbours),
            new ClaimDefinition("colour", "[BOARD] SQUARE", GraphClaims::colour),
            measure("shortest-circuit", GraphClaims::shortestCircuit),
            measure(
                    "odd-degrees",
                    (graph, _) -> ClaimAnswer.of(
                            EulerCondition.of(graph).oddVertices().size())),
            measure(
                    "euler-trail",
                    (graph, _) -> eulerTrail(EulerCondition.of(graph).trail())),
            measure("diameter", GraphClaims::diameter),
            measure(
                    "bridges",
                    (graph, _) -> ClaimAnswer.of(
                            BridgesAndArticulationPoints.of(graph).bridges().size())),
            measure(
                    "articulation-points",
                    (graph, _) -> ClaimAnswer.of(BridgesAndArticulationPoints.of(graph)
                            .articulationPoints()
                            .size())),
            new ClaimDefinition("distance", "[BOARD] SQUARE SQUARE", GraphClaims::distance));

    /**
     * The maximum number of squares for a diameter, which takes a shortest-path search from each square: a hundred
     * times as many squares take ten thousand times as long.
     */
    private static final int MOST_FOR_DIAMETER = 10_000;

    private GraphClaims() {}

    private static ClaimAnswer diameter(KnightGraph graph, Runnable watch) {
        if (graph.vertexCount() > MOST_FOR_DIAMETER) {
            throw new InputFault(
                    "this board is too large to find its diameter in a lesson", "Take one of at most 100x100 squares.");
        }
        return ClaimAnswer.of(Diameter.of(graph, watch).length());
    }

    private static ClaimDefinition count(String word, ToLongFunction<KnightGraph> count) {
        return new ClaimDefinition(
                word, "[BOARD]", arguments -> ClaimAnswer.of(count.applyAsLong(KnightGraph.of(arguments.board(0)))));
    }

    private static IntStream degrees(KnightGraph graph) {
        return graph.board().playable().map(graph::degree);
    }

    private static long colourDifference(KnightGraph graph) {
        long dark = graph.board().playable().filter(graph.board()::isDark).count();
        return Math.abs(2 * dark - graph.vertexCount());
    }

    private static ClaimAnswer verticesOfDegree(ClaimArguments arguments) {
        Board board = arguments.board(1);
        int degree = arguments.number();
        KnightGraph graph = KnightGraph.of(board);
        return ClaimAnswer.of(board.playable()
                .filter(square -> graph.degree(square) == degree)
                .mapToObj(square -> SquareNames.name(board, square))
                .sorted()
                .toList());
    }

    private static ClaimAnswer edgesAt(ClaimArguments arguments) {
        Board board = arguments.board(1);
        int square = arguments.square(board);
        return ClaimAnswer.of(Arrays.stream(KnightGraph.of(board).neighbours(square))
                .mapToObj(other -> SquareNames.name(board, square) + "-" + SquareNames.name(board, other))
                .sorted()
                .toList());
    }

    private static ClaimAnswer degree(ClaimArguments arguments) {
        Board board = arguments.board(1);
        return ClaimAnswer.of(KnightGraph.of(board).degree(arguments.square(board)));
    }

    private static ClaimAnswer withDegree(ClaimArguments arguments) {
        KnightGraphDegreeHistogram degrees = KnightGraphDegreeHistogram.of(KnightGraph.of(arguments.board(1)));
        int degree = arguments.number();
        return ClaimAnswer.of(degree < degrees.counts().length ? degrees.with(degree) : 0);
    }

    private static ClaimAnswer neighbours(ClaimArguments arguments) {
        Board board = arguments.board(1);
        int[] neighbours = KnightGraph.of(board).neighbours(arguments.square(board));
        return ClaimAnswer.of(Arrays.stream(neighbours)
                .mapToObj(square -> SquareNames.name(board, square))
                .sorted()
                .toList());
    }

    private static ClaimAnswer colour(ClaimArguments arguments) {
        Board board = arguments.board(1);
        return ClaimAnswer.of(board.isDark(arguments.square(board)) ? "dark" : "light");
    }

    /** Creates a claim whose computation may take long and can be cancelled. */
    private static ClaimDefinition measure(String word, BiFunction<KnightGraph, Runnable, ClaimAnswer> answer) {
        return new ClaimDefinition(
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
