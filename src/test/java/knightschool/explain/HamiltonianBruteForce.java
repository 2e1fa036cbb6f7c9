package knightschool.explain;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/** Whether a tour exists, by trying every path: for boards of a few squares. */
final class HamiltonianBruteForce {
    private final KnightGraph graph;
    private final TourEndpointConstraint ends;
    private final int all;
    private final boolean[] visited;
    private int first;

    private HamiltonianBruteForce(KnightGraph graph, TourEndpointConstraint ends) {
        this.graph = graph;
        this.ends = ends;
        this.all = graph.vertexCount();
        this.visited = new boolean[graph.board().squares()];
    }

    static boolean tourExists(KnightGraph graph, TourEndpointConstraint ends) {
        return new HamiltonianBruteForce(graph, ends).fromAnyStart();
    }

    /** Whether a tour begins with these squares, different ones and each a move from the one before. */
    static boolean canBeCompleted(KnightGraph graph, int[] path, boolean closed, int end) {
        var force = new HamiltonianBruteForce(graph, new TourEndpointConstraint(path[0], end, closed));
        force.first = path[0];
        Arrays.stream(path).forEach(square -> force.visited[square] = true);
        return force.goesOn(path[path.length - 1], path.length);
    }

    private boolean fromAnyStart() {
        return graph.board()
                .playable()
                .filter(square -> ends.start() == Board.NONE || ends.start() == square)
                .anyMatch(square -> {
                    first = square;
                    return goesOn(square, 1);
                });
    }

    private boolean goesOn(int square, int count) {
        if (count == all) {
            return (ends.end() == Board.NONE || ends.end() == square)
                    && (!ends.closed() || all > 2 && graph.hasEdge(square, first));
        }
        visited[square] = true;
        for (int next : graph.neighbours(square)) {
            if (!visited[next] && goesOn(next, count + 1)) {
                visited[square] = false;
                return true;
            }
        }
        visited[square] = false;
        return false;
    }
}
