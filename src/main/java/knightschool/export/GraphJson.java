package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import knightschool.board.Board;
import knightschool.graph.Components;
import knightschool.graph.KnightGraph;
import knightschool.text.Json;

/**
 * The graph as a JSON object: {@code vertices} (indices, rising), {@code edges} (pairs, smaller first, each once),
 * {@code degrees} and {@code colours} (parallel to {@code vertices}; 0 light, 1 dark) and {@code components}.
 */
final class GraphJson {
    private GraphJson() {}

    static void write(KnightGraph graph, Appendable out) throws IOException {
        try {
            write(graph, new Json(out));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        out.append('\n');
    }

    private static void write(KnightGraph graph, Json json) {
        Board board = graph.board();
        int[] vertices = board.playable().toArray();
        json.object();
        json.put("vertices", vertices);
        json.key("edges").array();
        graph.forEachEdge(json::ints);
        json.end();
        json.key("degrees").ints(board.playable().map(graph::degree).toArray());
        json.key("colours")
                .ints(board.playable()
                        .map(square -> board.isDark(square) ? 1 : 0)
                        .toArray());
        json.put("components", Components.of(graph).lists());
        json.end();
    }
}
