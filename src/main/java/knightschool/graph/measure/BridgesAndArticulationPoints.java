package knightschool.graph.measure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.UndirectedEdge;

/**
 * The bridges and articulation points of a graph: the edges and vertices whose removal splits their component.
 *
 * @param bridges ascending
 * @param articulationPoints ascending
 */
public record BridgesAndArticulationPoints(List<UndirectedEdge> bridges, List<Integer> articulationPoints) {
    /**
     * Computes them by one depth-first search, in time linear in the number of edges and without recursion (Hopcroft
     * and Tarjan, Algorithm 447: efficient algorithms for graph manipulation, 1973).
     */
    public static BridgesAndArticulationPoints of(SimpleGraph graph) {
        return new Search(AdjacencyLists.of(graph)).find();
    }

    private static final class Search {
        private final AdjacencyLists graph;
        private final int[] entered;
        /**
         * For each vertex the earliest entry time of a vertex that an edge leads to from it or from a descendant in the
         * search tree.
         */
        private final int[] low;

        private final int[] parent;
        private final int[] next;
        private final BitSet points = new BitSet();
        private final List<UndirectedEdge> bridges = new ArrayList<>();
        private int time;

        Search(AdjacencyLists graph) {
            this.graph = graph;
            this.entered = new int[graph.bound()];
            this.low = new int[graph.bound()];
            this.parent = new int[graph.bound()];
            this.next = new int[graph.bound()];
        }

        BridgesAndArticulationPoints find() {
            graph.vertices().filter(vertex -> entered[vertex] == 0).forEach(this::searchFrom);
            return new BridgesAndArticulationPoints(
                    bridges.stream().sorted().toList(), points.stream().boxed().toList());
        }

        private void searchFrom(int root) {
            int children = 0;
            enter(root, root);
            int at = root;
            while (at != root || next[root] < graph.degree(root)) {
                int to = next[at] < graph.degree(at) ? graph.neighbour(at, next[at]++) : ShortestPaths.UNREACHABLE;
                if (to == ShortestPaths.UNREACHABLE) {
                    leave(at, root);
                    at = parent[at];
                } else if (entered[to] == 0) {
                    children += at == root ? 1 : 0;
                    enter(to, at);
                    at = to;
                } else if (to != parent[at]) {
                    low[at] = Math.min(low[at], entered[to]);
                }
            }
            points.set(root, children > 1);
        }

        private void enter(int vertex, int from) {
            entered[vertex] = ++time;
            low[vertex] = time;
            parent[vertex] = from;
        }

        private void leave(int vertex, int root) {
            int above = parent[vertex];
            low[above] = Math.min(low[above], low[vertex]);
            if (low[vertex] > entered[above]) {
                bridges.add(UndirectedEdge.of(above, vertex));
            }
            if (low[vertex] >= entered[above] && above != root) {
                points.set(above);
            }
        }
    }
}
