package knightschool.explain;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Ends;

/** Whether a tour exists, by trying every way: for boards of a few squares. */
final class HamiltonianBruteForce {
    private final KnightGraph graph;
    private final Ends ends;
    private final int all;
    private int first;

    private HamiltonianBruteForce(KnightGraph graph, Ends ends) {
        this.graph = graph;
        this.ends = ends;
        this.all = graph.vertexCount();
    }

    static boolean tourExists(KnightGraph graph, Ends ends) {
        return new HamiltonianBruteForce(graph, ends).fromAnyStart();
    }

    private boolean fromAnyStart() {
        boolean[] visited = new boolean[graph.board().squares()];
        return graph.board()
                .playable()
                .filter(square -> ends.start() == Board.NONE || ends.start() == square)
                .anyMatch(square -> {
                    first = square;
                    return goesOn(square, 1, visited);
                });
    }

    private boolean goesOn(int square, int count, boolean[] visited) {
        if (count == all) {
            return (ends.end() == Board.NONE || ends.end() == square)
                    && (!ends.closed() || all > 2 && graph.hasEdge(square, first));
        }
        visited[square] = true;
        for (int next : graph.neighbours(square)) {
            if (!visited[next] && goesOn(next, count + 1, visited)) {
                visited[square] = false;
                return true;
            }
        }
        visited[square] = false;
        return false;
    }
}
