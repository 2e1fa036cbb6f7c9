package knightschool.graph.measure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.VertexPair;

/**
 * What holds a graph together at one thread: without a bridge, or without an articulation point, its component falls
 * into more than one.
 *
 * @param bridges edges, rising
 * @param articulationPoints vertices, rising
 */
public record BridgesAndArticulationPoints(List<VertexPair> bridges, List<Integer> articulationPoints) {
    /**
     * Finds them by one depth-first search, in time linear in the edges and without recursion (Hopcroft and Tarjan,
     * Algorithm 447: efficient algorithms for graph manipulation, 1973).
     */
    public static BridgesAndArticulationPoints of(SimpleGraph graph) {
        return new Search(AdjacencyLists.of(graph)).find();
    }

    private static final class Search {
        private final AdjacencyLists graph;
        private final int[] entered;
        /** The earliest vertex that an edge leads to from a vertex or from what was entered after it through it. */
        private final int[] low;

        private final int[] parent;
        private final int[] next;
        private final BitSet points = new BitSet();
        private final List<VertexPair> bridges = new ArrayList<>();
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
                bridges.add(VertexPair.of(above, vertex));
            }
            if (low[vertex] >= entered[above] && above != root) {
                points.set(above);
            }
        }
    }
}
