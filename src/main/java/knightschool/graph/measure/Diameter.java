package knightschool.graph.measure;

import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * The diameter of a graph's largest component: the largest distance between two of its vertices.
 *
 * @param path a shortest path between two vertices with this distance
 */
public record Diameter(int... path) {
    /**
     * Computes the diameter by searching from the vertices of the component, those farthest from a central one first,
     * until no pair of the remaining ones can be farther apart (iFUB: Crescenzi, Grossi, Habib, Lanzi and Marino, On
     * computing the diameter of real-world undirected graphs, 2013). The time is at worst vertices × edges, and mostly
     * that of a few searches.
     *
     * @param graph a graph of at least one vertex
     * @param watch run before every search; may end the work by throwing
     */
    public static Diameter of(SimpleGraph graph, Runnable watch) {
        return new Search(AdjacencyLists.of(graph), watch).find();
    }

    /** Returns the number of edges of the path. */
    public int length() {
        return path.length - 1;
    }

    /** Returns the first of the two vertices. */
    public int from() {
        return path[0];
    }

    /** Returns the second vertex; equal to the first if the component has one vertex only. */
    public int to() {
        return path[path.length - 1];
    }

    private static final class Search {
        private final AdjacencyLists graph;
        private final Runnable watch;
        private ShortestPaths longest;

        Search(AdjacencyLists graph, Runnable watch) {
            this.graph = graph;
            this.watch = watch;
        }

        Diameter find() {
            ShortestPaths middle = distances(middle(largestComponent()));
            int[] nearFirst = middle.reached();
            for (int i = nearFirst.length - 1; i >= 0; i--) {
                if (longest.eccentricity() >= 2 * middle.to(nearFirst[i])) {
                    break;
                }
                distances(nearFirst[i]);
            }
            return new Diameter(longest.pathTo(longest.farthest()));
        }

        private int largestComponent() {
            ConnectedComponents components = ConnectedComponents.of(graph);
            return components.vertices(components.largest())[0];
        }

        /** Returns the middle of a long path, which is found by two double sweeps. */
        private int middle(int any) {
            return halfWay(halfWay(any));
        }

        private int halfWay(int from) {
            int end = distances(from).farthest();
            ShortestPaths far = distances(end);
            int[] path = far.pathTo(far.farthest());
            return path[path.length / 2];
        }

        private ShortestPaths distances(int from) {
            watch.run();
            ShortestPaths paths = ShortestPaths.from(graph, from);
            if (longest == null || paths.eccentricity() > longest.eccentricity()) {
                longest = paths;
            }
            return paths;
        }
    }
}
