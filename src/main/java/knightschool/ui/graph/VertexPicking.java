package knightschool.ui.graph;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.graph.SimpleGraph;
import knightschool.graph.VertexPair;
import knightschool.layout.VertexPositions;

/** Finds vertices by where they are in a picture. Each search looks at every vertex once. */
final class VertexPicking {
    /** What is less than a pixel to one side is on neither side. */
    private static final double NEXT = 1;

    /** Further than any two vertices of a picture are apart, in pixels. */
    private static final double ASIDE = 1e9;

    private VertexPicking() {}

    /**
     * The vertex nearest to a pixel, or {@link Board#NONE}.
     *
     * @param places in pixels; of another graph while the pane is not laid out yet
     * @param reach how far it may be, in pixels
     */
    static int nearest(SimpleGraph graph, VertexPositions places, double x, double y, double reach) {
        double most = reach;
        int found = Board.NONE;
        for (int vertex = 0; vertex < Math.min(graph.bound(), places.bound()); vertex++) {
            double distance = Math.hypot(places.x()[vertex] - x, places.y()[vertex] - y);
            if (distance < most && graph.hasVertex(vertex)) {
                most = distance;
                found = vertex;
            }
        }
        return found;
    }

    /** The edge nearest to a pixel that is beside it and within reach, both in pixels. */
    static Optional<VertexPair> edge(SimpleGraph graph, VertexPositions places, double x, double y, double reach) {
        double most = reach;
        Optional<VertexPair> found = Optional.empty();
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
                    found = Optional.of(VertexPair.of(one, other));
                }
            }
        }
        return found;
    }

    /**
     * The vertex nearest to another on one side of it, or {@link Board#NONE}. Vertices straight that way are looked for
     * before those that lie more to the left or right of it; only if there are none of the former, the latter count.
     *
     * @param from a vertex of the graph
     * @param dx that way to the right in pixels of the picture: -1, 0 or 1
     * @param dy that way down: -1, 0 or 1, one of both being 0
     */
    static int beside(SimpleGraph graph, VertexPositions places, int from, int dx, int dy) {
        double least = Double.MAX_VALUE;
        int found = Board.NONE;
        for (int vertex = 0; vertex < Math.min(graph.bound(), places.bound()); vertex++) {
            double far = graph.hasVertex(vertex) ? far(places, from, vertex, dx, dy) : Double.MAX_VALUE;
            if (far < least) {
                least = far;
                found = vertex;
            }
        }
        return found;
    }

    /** As {@link #beside}, of the neighbours of the vertex alone. */
    static int neighbourBeside(SimpleGraph graph, VertexPositions places, int from, int dx, int dy) {
        double least = Double.MAX_VALUE;
        int found = Board.NONE;
        for (int vertex : graph.neighbours(from)) {
            double far = far(places, from, vertex, dx, dy);
            if (far < least) {
                least = far;
                found = vertex;
            }
        }
        return found;
    }

    /** How far a vertex is in that direction, more where it is aside; a very large number if it is on no such side. */
    private static double far(VertexPositions places, int from, int vertex, int dx, int dy) {
        double x = places.x()[vertex] - places.x()[from];
        double y = places.y()[vertex] - places.y()[from];
        double along = x * dx + y * dy;
        double across = Math.abs(x * dy) + Math.abs(y * dx);
        return along < NEXT ? Double.MAX_VALUE : along + 2 * across + (across > along ? ASIDE : 0);
    }
}
