package knightschool.graph.measure;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/**
 * The condition for a walk that uses every edge exactly once (Euler, Solutio problematis ad geometriam situs
 * pertinentis, 1741; that it suffices: Hierholzer 1873): at most two vertices have an odd number of edges, and all
 * edges are in one component.
 *
 * @param oddVertices the vertices with an odd number of edges, ascending; always an even number of them
 * @param parts the number of components with edges
 */
public record EulerCondition(List<Integer> oddVertices, int parts) {
    /** The kinds of such walks. */
    public enum Trail {
        /** The walk ends where it began. */
        CLOSED,
        /** The walk leads from one of the two odd vertices to the other. */
        OPEN,
        /** There is no such walk. */
        NONE,
        /** The graph has no edges. */
        NO_EDGES
    }

    /** Examines every vertex, in time linear in the number of edges. */
    public static EulerCondition of(SimpleGraph graph) {
        List<Integer> odd =
                graph.vertices().filter(v -> graph.degree(v) % 2 != 0).boxed().toList();
        return new EulerCondition(odd, parts(graph));
    }

    private static int parts(SimpleGraph graph) {
        ConnectedComponents components = ConnectedComponents.of(graph);
        return (int) IntStream.range(0, components.count())
                .filter(number -> components.size(number) > 1)
                .count();
    }

    public Trail trail() {
        if (parts == 0) {
            return Trail.NO_EDGES;
        }
        if (parts > 1 || oddVertices.size() > 2) {
            return Trail.NONE;
        }
        return oddVertices.isEmpty() ? Trail.CLOSED : Trail.OPEN;
    }
}
