package knightschool.graph.measure;

import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * The largest distance within the largest component.
 *
 * @param path a shortest path between two vertices that are that far apart
 */
public record Diameter(int... path) {
    /**
     * Finds it by searching from the vertices of the component, those that are farthest from a middle one first, until
     * no pair of those that are left can be farther apart (iFUB: Crescenzi, Grossi, Habib, Lanzi and Marino, On
     * computing the diameter of real-world undirected graphs, 2013). Time vertices × edges at worst, and mostly a few
     * searches.
     *
     * @param graph of at least one vertex
     * @param watch is run before every search, and may end the work by throwing
     */
    public static Diameter of(SimpleGraph graph, Runnable watch) {
        return new Search(AdjacencyLists.of(graph), watch).find();
    }

    /** Number of edges. */
    public int length() {
        return path.length - 1;
    }

    /** One of the two vertices. */
    public int from() {
        return path[0];
    }

    /** The other one; the same where the component has one vertex only. */
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

        /** The middle of a long path, which is found by two double sweeps. */
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
            ShortestPaths found = ShortestPaths.from(graph, from);
            if (longest == null || found.eccentricity() > longest.eccentricity()) {
                longest = found;
            }
            return found;
        }
    }
}
