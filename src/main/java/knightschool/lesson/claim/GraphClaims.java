package knightschool.lesson.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.PlacedGraph;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.BridgesAndArticulationPoints;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.DegreeHistogram;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.EulerCondition;
import knightschool.graph.measure.Girth;
import knightschool.graph.measure.LargestIndependentSet;
import knightschool.graph.measure.ShortestPaths;
import knightschool.graph.measure.SmallestDominatingSet;

/** Claims about the knight's graph of a board; some are about any graph, and take one in a file, too. */
public final class GraphClaims {
    public static final String NONE = "none";

    /** Questions that are answered at once, without a search. */
    static final List<ClaimDefinition> COUNTS = List.of(
            countOfAny("vertices", SimpleGraph::vertexCount),
            countOfAny("edges", SimpleGraph::edgeCount),
            countOfAny("components", graph -> ConnectedComponents.of(graph).count()),
            count("light", graph -> graph.vertexCount() - dark(graph)),
            count("dark", GraphClaims::dark),
            countOfAny("largest-degree", graph -> degrees(graph).max().orElseThrow()),
            countOfAny("smallest-degree", graph -> degrees(graph).min().orElseThrow()),
            countOfAny("degree-sum", graph -> degrees(graph).sum()),
            count("holes", graph -> graph.board().squares() - graph.board().playableCount()),
            count("colour-difference", GraphClaims::colourDifference));

    static final List<ClaimDefinition> OTHERS = List.of(
            new ClaimDefinition("vertices-of-degree", "[BOARD] NUMBER", GraphClaims::verticesOfDegree),
            atSquare("edges-at", GraphClaims::edgesAt),
            new ClaimDefinition("degree", "[BOARD] SQUARE", GraphClaims::degree),
            new ClaimDefinition("with-degree", "[BOARD] NUMBER", GraphClaims::withDegree),
            atSquare("neighbours", GraphClaims::neighbours),
            atSquare("colour", GraphClaims::colour),
            measureOfAny("shortest-circuit", GraphClaims::shortestCircuit),
            measureOfAny(
                    "odd-degrees",
                    (graph, _) -> EngineAnswer.of(
                            EulerCondition.of(graph).oddVertices().size())),
            measureOfAny(
                    "euler-trail",
                    (graph, _) -> eulerTrail(EulerCondition.of(graph).trail())),
            measureOfAny("diameter", GraphClaims::diameter),
            measureOfAny(
                    "bridges",
                    (graph, _) -> EngineAnswer.of(
                            BridgesAndArticulationPoints.of(graph).bridges().size())),
            measure("bridge-edges", (graph, _) -> bridgeEdges(graph)),
            measureOfAny(
                    "articulation-points",
                    (graph, _) -> EngineAnswer.of(BridgesAndArticulationPoints.of(graph)
                            .articulationPoints()
                            .size())),
            measure("articulation-squares", (graph, _) -> articulationSquares(graph)),
            measure(
                    "independence-number",
                    (graph, _) ->
                            EngineAnswer.of(LargestIndependentSet.of(graph).size())),
            measure(
                    "matching-number",
                    (graph, _) ->
                            EngineAnswer.of(LargestIndependentSet.of(graph).pairs())),
            measure("unmatched", GraphClaims::unmatched),
            measure("domination-number", GraphClaims::dominationNumber),
            new ClaimDefinition("distance", "[BOARD] SQUARE SQUARE", GraphClaims::distance));

    /**
     * The maximum number of squares for a diameter, which takes a shortest-path search from each square: a hundred
     * times as many squares take ten thousand times as long.
     */
    private static final int MOST_FOR_DIAMETER = 10_000;

    private GraphClaims() {}

    private static EngineAnswer diameter(SimpleGraph graph, Runnable watch) {
        if (graph.vertexCount() > MOST_FOR_DIAMETER) {
            throw new InputFault(
                    "this board is too large to find its diameter in a lesson", "Take one of at most 100x100 squares.");
        }
        return EngineAnswer.of(Diameter.of(graph, watch).length());
    }

    /** Returns how many vertices a largest matching leaves without a partner. */
    private static EngineAnswer unmatched(KnightGraph graph, Runnable watch) {
        return EngineAnswer.of(
                graph.vertexCount() - 2L * LargestIndependentSet.of(graph).pairs());
    }

    private static EngineAnswer dominationNumber(KnightGraph graph, Runnable watch) {
        if (graph.vertexCount() > SmallestDominatingSet.MOST_VERTICES) {
            throw new InputFault(
                    "this board is too large to find its domination number in a lesson",
                    "Take one of at most " + SmallestDominatingSet.MOST_VERTICES + " squares.");
        }
        return EngineAnswer.of(SmallestDominatingSet.of(graph, watch).size());
    }

    private static ClaimDefinition count(String word, ToLongFunction<KnightGraph> count) {
        return new ClaimDefinition(
                word, "[BOARD]", arguments -> EngineAnswer.of(count.applyAsLong(KnightGraph.of(arguments.board(0)))));
    }

    /** Creates a count in a graph of any kind. */
    private static ClaimDefinition countOfAny(String word, ToLongFunction<SimpleGraph> count) {
        return new ClaimDefinition(
                word, "[BOARD]", arguments -> EngineAnswer.of(count.applyAsLong(arguments.graph(0))));
    }

    private static IntStream degrees(SimpleGraph graph) {
        return graph.vertices().map(graph::degree);
    }

    private static long dark(KnightGraph graph) {
        return graph.board().playable().filter(graph.board()::isDark).count();
    }

    private static long colourDifference(KnightGraph graph) {
        return Math.abs(2 * dark(graph) - graph.vertexCount());
    }

    private static EngineAnswer verticesOfDegree(ClaimArguments arguments) {
        Board board = arguments.board(1);
        int degree = arguments.number();
        KnightGraph graph = KnightGraph.of(board);
        return named(graph, board.playable().filter(square -> graph.degree(square) == degree));
    }

    /** Returns the names of squares, sorted. */
    private static EngineAnswer named(KnightGraph graph, IntStream squares) {
        return EngineAnswer.of(squares.mapToObj(square -> SquareNames.name(graph.board(), square))
                .sorted()
                .toList());
    }

    private static ClaimDefinition atSquare(String word, BiFunction<KnightGraph, Integer, EngineAnswer> answer) {
        return new ClaimDefinition(word, "[BOARD] SQUARE", arguments -> {
            Board board = arguments.board(1);
            return answer.apply(KnightGraph.of(board), arguments.square(board));
        });
    }

    private static EngineAnswer degree(ClaimArguments arguments) {
        return EngineAnswer.of(
                switch (arguments.graph(1)) {
                    case PlacedGraph graph -> graph.degree(graph.vertex(arguments.word("vertex")));
                    case KnightGraph graph -> graph.degree(arguments.square(graph.board()));
                    case SimpleGraph graph -> throw new IllegalStateException("no names: " + graph);
                });
    }

    private static EngineAnswer edgesAt(KnightGraph graph, int square) {
        return EngineAnswer.of(Arrays.stream(graph.neighbours(square))
                .mapToObj(
                        other -> SquareNames.name(graph.board(), square) + "-" + SquareNames.name(graph.board(), other))
                .sorted()
                .toList());
    }

    private static EngineAnswer bridgeEdges(KnightGraph graph) {
        return EngineAnswer.of(BridgesAndArticulationPoints.of(graph).bridges().stream()
                .map(bridge -> Stream.of(bridge.smaller(), bridge.larger())
                        .map(square -> SquareNames.name(graph.board(), square))
                        .sorted()
                        .collect(Collectors.joining("-")))
                .sorted()
                .toList());
    }

    private static EngineAnswer articulationSquares(KnightGraph graph) {
        return named(
                graph,
                BridgesAndArticulationPoints.of(graph).articulationPoints().stream()
                        .mapToInt(Integer::intValue));
    }

    private static EngineAnswer withDegree(ClaimArguments arguments) {
        DegreeHistogram degrees = DegreeHistogram.of(KnightGraph.of(arguments.board(1)));
        return EngineAnswer.of(degrees.with(arguments.number()));
    }

    private static EngineAnswer neighbours(KnightGraph graph, int square) {
        return named(graph, IntStream.of(graph.neighbours(square)));
    }

    private static EngineAnswer colour(KnightGraph graph, int square) {
        return EngineAnswer.of(graph.board().isDark(square) ? "dark" : "light");
    }

    /** Creates a claim whose computation may take long and can be cancelled. */
    private static ClaimDefinition measure(String word, BiFunction<KnightGraph, Runnable, EngineAnswer> answer) {
        return new ClaimDefinition(
                word, "[BOARD]", arguments -> answer.apply(KnightGraph.of(arguments.board(0)), arguments::checkWanted));
    }

    /** Creates a claim about a graph of any kind, whose computation may take long and can be cancelled. */
    private static ClaimDefinition measureOfAny(String word, BiFunction<SimpleGraph, Runnable, EngineAnswer> answer) {
        return new ClaimDefinition(
                word, "[BOARD]", arguments -> answer.apply(arguments.graph(0), arguments::checkWanted));
    }

    private static EngineAnswer shortestCircuit(SimpleGraph graph, Runnable watch) {
        return Girth.of(graph, watch)
                .map(girth -> EngineAnswer.of(girth.length()))
                .orElse(EngineAnswer.of(NONE));
    }

    private static EngineAnswer eulerTrail(EulerCondition.Trail trail) {
        return EngineAnswer.of(
                trail == EulerCondition.Trail.NO_EDGES ? NONE : trail.name().toLowerCase(Locale.ROOT));
    }

    private static EngineAnswer distance(ClaimArguments arguments) {
        Board board = arguments.board(2);
        int from = arguments.square(board);
        int distance = ShortestPaths.from(KnightGraph.of(board), from).to(arguments.square(board));
        if (distance == ShortestPaths.UNREACHABLE) {
            throw new InputFault("no walk joins these two squares", "Name two of one component.");
        }
        return EngineAnswer.of(distance);
    }
}
