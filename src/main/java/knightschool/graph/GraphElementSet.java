package knightschool.graph;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A set of vertices and edges of a graph, to be emphasised in a drawing.
 *
 * @param vertices ascending
 * @param edges ascending; their ends need not be among the vertices
 */
public record GraphElementSet(List<Integer> vertices, List<UndirectedEdge> edges) {
    /** The empty subgraph. */
    public static final GraphElementSet NONE = new GraphElementSet(List.of(), List.of());

    public GraphElementSet {
        vertices = List.copyOf(vertices);
        edges = List.copyOf(edges);
    }

    /** Returns vertices without edges. */
    public static GraphElementSet ofVertices(IntStream vertices) {
        return new GraphElementSet(vertices.sorted().boxed().toList(), List.of());
    }

    /** Returns edges with their ends. */
    public static GraphElementSet ofEdges(List<UndirectedEdge> edges) {
        Set<Integer> ends = new TreeSet<>();
        edges.forEach(edge -> ends.addAll(List.of(edge.smaller(), edge.larger())));
        return new GraphElementSet(
                ends.stream().toList(), edges.stream().sorted().toList());
    }

    /** Returns the vertices and edges of a walk. */
    public static GraphElementSet ofWalk(int... walk) {
        Set<UndirectedEdge> edges = new TreeSet<>();
        IntStream.range(1, walk.length).forEach(i -> edges.add(UndirectedEdge.of(walk[i - 1], walk[i])));
        return new GraphElementSet(
                IntStream.of(walk).sorted().distinct().boxed().toList(),
                edges.stream().toList());
    }

    /** Returns the given vertices and every edge of a graph between two of them. */
    public static GraphElementSet inducedBy(SimpleGraph graph, IntStream vertices) {
        List<Integer> all = vertices.sorted().boxed().toList();
        Set<Integer> among = Set.copyOf(all);
        List<UndirectedEdge> edges = all.stream()
                .flatMap(one -> IntStream.of(graph.neighbours(one))
                        .filter(other -> one < other && among.contains(other))
                        .sorted()
                        .mapToObj(other -> new UndirectedEdge(one, other)))
                .toList();
        return new GraphElementSet(all, edges);
    }

    public boolean isEmpty() {
        return vertices.isEmpty() && edges.isEmpty();
    }
}
