package knightschool.counting;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/** Counts open tours by the set of visited squares and the last of them (Held and Karp 1962): for few squares. */
final class VisitedSets {
    private VisitedSets() {}

    /** The tours that begin anywhere and end as asked. */
    static long openTours(KnightGraph graph, TourEndpointConstraint ends) {
        int[] squares = graph.board().playable().toArray();
        long[][] ways = new long[1 << squares.length][squares.length];
        for (int i = 0; i < squares.length; i++) {
            ways[1 << i][i] = 1;
        }
        for (int visited = 1; visited < ways.length; visited++) {
            for (int last = 0; last < squares.length; last++) {
                if (ways[visited][last] > 0) {
                    spread(graph, squares, ways, visited, last);
                }
            }
        }
        long[] all = ways[ways.length - 1];
        return ends.end() == Board.NONE ? Arrays.stream(all).sum() : all[Arrays.binarySearch(squares, ends.end())];
    }

    private static void spread(KnightGraph graph, int[] squares, long[][] ways, int visited, int last) {
        for (int next = 0; next < squares.length; next++) {
            if ((visited >> next & 1) == 0 && graph.hasEdge(squares[last], squares[next])) {
                ways[visited | 1 << next][next] += ways[visited][last];
            }
        }
    }
}
