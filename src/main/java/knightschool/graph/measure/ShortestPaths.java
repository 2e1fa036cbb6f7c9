package knightschool.graph.measure;

import java.util.Arrays;
import knightschool.graph.SimpleGraph;

/**
 * Shortest paths from one vertex to all others, and their numbers of edges, by breadth-first search (Moore, The
 * shortest path through a maze, 1959). Neighbours are visited in their order, so that the result is deterministic.
 */
public final class ShortestPaths {
    /** The distance of a vertex that cannot be reached, and of a number that is not a vertex. */
    public static final int UNREACHABLE = -1;

    private final int[] distance;
    private final int[] parent;
    private final int[] reached;

    private ShortestPaths(int[] distance, int[] parent, int[] reached) {
        this.distance = distance;
        this.parent = parent;
        this.reached = reached;
    }

    /** Searches from a vertex, in time linear in the bound and in the number of edges of its component. */
    public static ShortestPaths from(SimpleGraph graph, int source) {
        int[] distance = new int[graph.bound()];
        int[] parent = new int[graph.bound()];
        int[] queue = new int[graph.vertexCount()];
        Arrays.fill(distance, UNREACHABLE);
        int size = 0;
        queue[size++] = source;
        distance[source] = 0;
        parent[source] = source;
        for (int next = 0; next < size; next++) {
            for (int neighbour : graph.neighbours(queue[next])) {
                if (distance[neighbour] == UNREACHABLE) {
                    distance[neighbour] = distance[queue[next]] + 1;
                    parent[neighbour] = queue[next];
                    queue[size++] = neighbour;
                }
            }
        }
        return new ShortestPaths(distance, parent, Arrays.copyOf(queue, size));
    }

    /** Returns the number of edges of a shortest path to a vertex, or {@link #UNREACHABLE}. */
    public int to(int vertex) {
        return distance[vertex];
    }

    /** Returns a copy of the vertices that can be reached, the source first, in order of distance. */
    public int[] reached() {
        return reached.clone();
    }

    /** Returns the eccentricity of the source: the largest distance of a vertex that can be reached. */
    public int eccentricity() {
        return distance[farthest()];
    }

    /** Returns one vertex with the largest distance among those that can be reached. */
    public int farthest() {
        return reached[reached.length - 1];
    }

    /**
     * Returns a shortest path, beginning with the source.
     *
     * @param vertex a vertex that can be reached
     */
    public int[] pathTo(int vertex) {
        int[] path = new int[distance[vertex] + 1];
        int at = vertex;
        for (int i = path.length - 1; i >= 0; i--) {
            path[i] = at;
            at = parent[at];
        }
        return path;
    }
}
