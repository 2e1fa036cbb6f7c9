package knightschool.graph.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.isomorphism.IsomorphismAnswer.Different;
import knightschool.graph.isomorphism.IsomorphismAnswer.NotKnown;
import knightschool.graph.isomorphism.IsomorphismAnswer.Renaming;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.DegreeHistogram;

/**
 * Asks whether two graphs are the same up to the names of their vertices.
 *
 * <p>What can be counted is compared first. Then the vertices of both graphs are coloured by their surroundings (colour
 * refinement: Weisfeiler and Leman, The reduction of a graph to canonical form, 1968). While several vertices of a
 * graph share a colour, one of them gets a colour of its own, each vertex of the other graph with that colour is tried
 * as its image, and the colours are refined again (McKay, Practical graph isomorphism, 1981, without his use of
 * symmetries). Every refinement is a step; a step takes time edges × log vertices a round. Knight's graphs need hardly
 * more steps than vertices; some regular graphs need as many as there are renamings, which is what the budget is for.
 */
public final class GraphIsomorphism {
    private final AdjacencyLists both;
    private final long budget;
    private final Runnable watch;
    private long steps;

    private GraphIsomorphism(AdjacencyLists both, long budget, Runnable watch) {
        this.both = both;
        this.budget = budget;
        this.watch = watch;
    }

    /**
     * The answer; the same each time.
     *
     * @param budget how many colourings may be refined
     * @param watch is run before each, and may end the work by throwing
     */
    public static IsomorphismAnswer between(SimpleGraph one, SimpleGraph other, long budget, Runnable watch) {
        Optional<Difference> counted = counted(one, other);
        if (counted.isPresent()) {
            return new Different(counted.get());
        }
        int[] ones = one.vertices().toArray();
        int[] others = other.vertices().toArray();
        GraphIsomorphism search = new GraphIsomorphism(sideBySide(one, ones, other, others), budget, watch);
        return search.surroundings(ones, others)
                .<IsomorphismAnswer>map(Different::new)
                .orElseGet(() -> {
                    Colouring found = search.search(Colouring.plain(search.both).refined());
                    return found != null
                            ? search.renaming(found, one.bound(), ones, others)
                            : search.steps > budget
                                    ? new NotKnown(budget)
                                    : new Different(new Difference.Searched(search.steps));
                });
    }

    private static Optional<Difference> counted(SimpleGraph one, SimpleGraph other) {
        if (one.vertexCount() != other.vertexCount()) {
            return Optional.of(new Difference.VertexCounts(one.vertexCount(), other.vertexCount()));
        }
        if (one.edgeCount() != other.edgeCount()) {
            return Optional.of(new Difference.EdgeCounts(one.edgeCount(), other.edgeCount()));
        }
        DegreeHistogram ones = DegreeHistogram.of(one);
        DegreeHistogram others = DegreeHistogram.of(other);
        if (!ones.equals(others)) {
            int degree = IntStream.iterate(0, d -> d + 1)
                    .filter(d -> ones.with(d) != others.with(d))
                    .findFirst()
                    .orElseThrow();
            return Optional.of(new Difference.DegreeCounts(degree, ones.with(degree), others.with(degree)));
        }
        List<Integer> sizes = componentSizes(one);
        List<Integer> otherSizes = componentSizes(other);
        return sizes.equals(otherSizes)
                ? Optional.empty()
                : Optional.of(new Difference.ComponentSizes(sizes, otherSizes));
    }

    private static List<Integer> componentSizes(SimpleGraph graph) {
        ConnectedComponents components = ConnectedComponents.of(graph);
        return IntStream.range(0, components.count())
                .mapToObj(components::size)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static AdjacencyLists sideBySide(SimpleGraph one, int[] ones, SimpleGraph other, int[] others) {
        List<int[]> edges = new ArrayList<>();
        addEdges(edges, one, ones, 0);
        addEdges(edges, other, others, ones.length);
        return AdjacencyLists.ofEdges(ones.length + others.length, edges);
    }

    private static void addEdges(List<int[]> edges, SimpleGraph graph, int[] vertices, int first) {
        for (int i = 0; i < vertices.length; i++) {
            for (int neighbour : graph.neighbours(vertices[i])) {
                if (vertices[i] < neighbour) {
                    edges.add(new int[] {first + i, first + Arrays.binarySearch(vertices, neighbour)});
                }
            }
        }
    }

    private Optional<Difference> surroundings(int[] ones, int[] others) {
        Colouring before = Colouring.plain(both);
        Colouring now = before.refinedOnce();
        int rounds = 1;
        while (now.isBalanced() && now.count() > before.count()) {
            watch.run();
            before = now;
            now = before.refinedOnce();
            rounds++;
        }
        return now.isBalanced() ? Optional.empty() : Optional.of(surroundings(now, rounds, ones, others));
    }

    private static Difference surroundings(Colouring colours, int rounds, int[] ones, int[] others) {
        int[] one = colours.vertices(true, colours.unbalanced());
        int[] other = colours.vertices(false, colours.unbalanced());
        int like = one.length > 0 ? ones[one[0]] : others[other[0] - ones.length];
        return new Difference.Surroundings(rounds, like, one.length, other.length);
    }

    /** A colouring with a colour for every pair of a vertex and its image, or null. */
    private Colouring search(Colouring colours) {
        watch.run();
        int shared = colours.smallestShared();
        if (shared < 0) {
            return colours;
        }
        int one = colours.vertices(true, shared)[0];
        for (int image : colours.vertices(false, shared)) {
            if (++steps > budget) {
                return null;
            }
            Colouring refined = colours.individualized(one, image).refined();
            Colouring found = refined.isBalanced() ? search(refined) : null;
            if (found != null || steps > budget) {
                return found;
            }
        }
        return null;
    }

    private Renaming renaming(Colouring colours, int bound, int[] ones, int[] others) {
        int[] images = new int[bound];
        Arrays.fill(images, Renaming.NO_VERTEX);
        for (int i = 0; i < ones.length; i++) {
            images[ones[i]] = others[colours.vertices(false, colours.of(i))[0] - ones.length];
        }
        return new Renaming(images);
    }
}
