package knightschool.graph.measure;

import java.util.Arrays;
import knightschool.graph.SimpleGraph;

/**
 * Shortest paths from one vertex to all others, and how many edges they have, by breadth-first search (Moore, The
 * shortest path through a maze, 1959); the neighbours of a vertex are met in their order, so that the answer is the
 * same each time.
 */
public final class ShortestPaths {
    /** What stands for the distance of a vertex that cannot be reached, and of what is no vertex. */
    public static final int UNREACHABLE = -1;

    private final int[] distance;
    private final int[] parent;
    private final int[] reached;

    private ShortestPaths(int[] distance, int[] parent, int[] reached) {
        this.distance = distance;
        this.parent = parent;
        this.reached = reached;
    }

    /** Searches from a vertex, in time linear in the bound and in the edges of its component. */
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

    /** Edges of a shortest path to a vertex, or {@link #UNREACHABLE}. */
    public int to(int vertex) {
        return distance[vertex];
    }

    /** The vertices that can be reached, the source first, nearer ones before farther ones; a copy. */
    public int[] reached() {
        return reached.clone();
    }

    /** The distance of the vertices that are farthest of those that can be reached: the eccentricity of the source. */
    public int eccentricity() {
        return distance[farthest()];
    }

    /** One vertex that is farthest of those that can be reached. */
    public int farthest() {
        return reached[reached.length - 1];
    }

    /**
     * A shortest path, the source first.
     *
     * @param vertex one that can be reached
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
