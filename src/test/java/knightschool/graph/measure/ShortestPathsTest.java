package knightschool.graph.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.RandomGraphs;
import knightschool.graph.SimpleGraph;
import org.junit.jupiter.api.Test;

class ShortestPathsTest {

    @Test
    void distancesAgreeWithFloydAndWarshallOnRandomGraphs() {
        RandomGraphs.stream(41, 300, 14).forEach(graph -> {
            int[][] expected = floydWarshall(graph);
            graph.vertices().forEach(source -> {
                ShortestPaths distances = ShortestPaths.from(graph, source);
                graph.vertices().forEach(vertex -> assertEquals(expected[source][vertex], distances.to(vertex)));
                assertEquals(IntStream.of(expected[source]).max().orElseThrow(), distances.eccentricity());
                assertEquals(distances.eccentricity(), distances.to(distances.farthest()));
            });
        });
    }

    @Test
    void pathIsAWalkOfThatManyEdges() {
        KnightGraph graph = KnightGraph.of(Board.full(8, 8));
        ShortestPaths distances = ShortestPaths.from(graph, 0);
        assertEquals(6, distances.to(63));
        int[] path = distances.pathTo(63);
        assertEquals(7, path.length);
        assertEquals(0, path[0]);
        assertEquals(63, path[6]);
        assertTrue(IntStream.range(1, 7).allMatch(i -> graph.hasEdge(path[i - 1], path[i])));
    }

    /** By relaxing every pair through every vertex (Floyd 1962, Warshall 1962). */
    static int[][] floydWarshall(SimpleGraph graph) {
        int far = 1 << 20;
        int bound = graph.bound();
        int[][] distance = new int[bound][bound];
        for (int one = 0; one < bound; one++) {
            for (int other = 0; other < bound; other++) {
                distance[one][other] = one == other ? 0 : far;
            }
            for (int neighbour : graph.neighbours(one)) {
                distance[one][neighbour] = 1;
            }
        }
        for (int through = 0; through < bound; through++) {
            for (int one = 0; one < bound; one++) {
                for (int other = 0; other < bound; other++) {
                    distance[one][other] =
                            Math.min(distance[one][other], distance[one][through] + distance[through][other]);
                }
            }
        }
        for (int[] row : distance) {
            for (int i = 0; i < bound; i++) {
                row[i] = row[i] >= far ? ShortestPaths.UNREACHABLE : row[i];
            }
        }
        return distance;
    }
}
