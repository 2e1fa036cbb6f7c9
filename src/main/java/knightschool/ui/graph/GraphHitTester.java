package knightschool.ui.graph;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.SimpleGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;

/** Finds vertices and edges by their places in a picture. Each search visits every vertex once. */
final class GraphHitTester {
    /** The least offset to a side, in pixels; a smaller one counts as none. */
    private static final double NEXT = 1;

    /** A penalty greater than any distance between two vertices of a picture, in pixels. */
    private static final double ASIDE = 1e9;

    private GraphHitTester() {}

    /**
     * Returns the vertex nearest to a pixel, or {@link Board#NONE}.
     *
     * @param places the places in pixels; those of another graph while the pane is not laid out yet
     * @param reach the greatest distance, in pixels
     */
    static int nearest(SimpleGraph graph, VertexPositions places, double x, double y, double reach) {
        double most = reach;
        int best = Board.NONE;
        for (int vertex = 0; vertex < Math.min(graph.bound(), places.bound()); vertex++) {
            double distance = Math.hypot(places.x()[vertex] - x, places.y()[vertex] - y);
            if (distance < most && graph.hasVertex(vertex)) {
                most = distance;
                best = vertex;
            }
        }
        return best;
    }

    /** Returns the nearest edge that passes a pixel within {@code reach} pixels. */
    static Optional<UndirectedEdge> edge(SimpleGraph graph, VertexPositions places, double x, double y, double reach) {
        double most = reach;
        Optional<UndirectedEdge> best = Optional.empty();
        for (int one : graph.vertices().toArray()) {
            double fromX = x - places.x()[one];
            double fromY = y - places.y()[one];
            for (int other : graph.neighbours(one)) {
                double dx = places.x()[other] - places.x()[one];
                double dy = places.y()[other] - places.y()[one];
                double length = Math.hypot(dx, dy);
                double along = (fromX * dx + fromY * dy) / length;
                double beside = Math.abs(fromX * dy - fromY * dx) / length;
                if (one < other && along > 0 && along < length && beside < most) {
                    most = beside;
                    best = Optional.of(UndirectedEdge.of(one, other));
                }
            }
        }
        return best;
    }

    /**
     * Returns the nearest vertex in a direction from another vertex, or {@link Board#NONE}. Vertices that lie more
     * sideways than ahead count only if there are no others.
     *
     * @param from a vertex of the graph
     * @param dx the horizontal direction, to the right: -1, 0 or 1
     * @param dy the vertical direction, downwards: -1, 0 or 1; exactly one of {@code dx} and {@code dy} is 0
     */
    static int beside(SimpleGraph graph, VertexPositions places, int from, int dx, int dy) {
        return nearest(
                graph.vertices().filter(vertex -> vertex < places.bound()),
                vertex -> far(places, from, vertex, dx, dy));
    }

    /** Returns what {@link #beside} returns, among the neighbours of the vertex only. */
    static int neighbourBeside(SimpleGraph graph, VertexPositions places, int from, int dx, int dy) {
        return nearest(IntStream.of(graph.neighbours(from)), vertex -> far(places, from, vertex, dx, dy));
    }

    /** Returns the first vertex with the least distance below {@link Double#MAX_VALUE}, or {@link Board#NONE}. */
    private static int nearest(IntStream vertices, IntToDoubleFunction distance) {
        double least = Double.MAX_VALUE;
        int best = Board.NONE;
        for (int vertex : vertices.toArray()) {
            double far = distance.applyAsDouble(vertex);
            if (far < least) {
                least = far;
                best = vertex;
            }
        }
        return best;
    }

    /**
     * Returns the distance of a vertex in a direction, larger for sideways vertices; a very large number if it does not
     * lie in that direction.
     */
    private static double far(VertexPositions places, int from, int vertex, int dx, int dy) {
        double x = places.x()[vertex] - places.x()[from];
        double y = places.y()[vertex] - places.y()[from];
        double along = x * dx + y * dy;
        double across = Math.abs(x * dy) + Math.abs(y * dx);
        return along < NEXT ? Double.MAX_VALUE : along + 2 * across + (across > along ? ASIDE : 0);
    }
}
