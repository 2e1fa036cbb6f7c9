package knightschool.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.Components;
import knightschool.graph.Degrees;
import knightschool.graph.KnightGraph;

/** Claims about the knight's graph of a board. */
final class GraphClaims {
    static final List<ClaimWord> WORDS = List.of(
            count("vertices", KnightGraph::vertexCount),
            count("edges", KnightGraph::edgeCount),
            count("components", graph -> Components.of(graph).count()),
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
            new ClaimWord("degree", "[BOARD] SQUARE", GraphClaims::degree),
            new ClaimWord("with-degree", "[BOARD] NUMBER", GraphClaims::withDegree),
            new ClaimWord("neighbours", "[BOARD] SQUARE", GraphClaims::neighbours),
            new ClaimWord("colour", "[BOARD] SQUARE", GraphClaims::colour));

    private GraphClaims() {}

    private static ClaimWord count(String word, ToLongFunction<KnightGraph> count) {
        return new ClaimWord(
                word, "[BOARD]", arguments -> Answer.of(count.applyAsLong(KnightGraph.of(arguments.board(0)))));
    }

    private static IntStream degrees(KnightGraph graph) {
        return graph.board().playable().map(graph::degree);
    }

    private static Answer degree(Arguments arguments) {
        Board board = arguments.board(1);
        return Answer.of(KnightGraph.of(board).degree(arguments.square(board)));
    }

    private static Answer withDegree(Arguments arguments) {
        Degrees degrees = Degrees.of(KnightGraph.of(arguments.board(1)));
        int degree = arguments.number();
        return Answer.of(degree < degrees.counts().length ? degrees.with(degree) : 0);
    }

    private static Answer neighbours(Arguments arguments) {
        Board board = arguments.board(1);
        int[] found = KnightGraph.of(board).neighbours(arguments.square(board));
        return Answer.of(Arrays.stream(found)
                .mapToObj(square -> SquareNames.name(board, square))
                .sorted()
                .toList());
    }

    private static Answer colour(Arguments arguments) {
        Board board = arguments.board(1);
        return Answer.of(board.isDark(arguments.square(board)) ? "dark" : "light");
    }
}
