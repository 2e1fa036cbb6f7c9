package knightschool.graph.isomorphism;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
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
 * Decides whether two graphs are isomorphic.
 *
 * <p>Simple counts are compared first. Then the vertices of both graphs are coloured by their surroundings (colour
 * refinement: Weisfeiler and Leman, The reduction of a graph to canonical form, 1968). While several vertices of a
 * graph share a colour, one of them gets a new colour, each vertex of the other graph with the old colour is tried as
 * its image, and the colours are refined again (McKay, Practical graph isomorphism, 1981, without his use of
 * symmetries). The budget limits the number of images tried, and also the number of vertices examined in units of 512.
 * Knight's graphs need hardly more refinements than vertices; some regular graphs need as many as there are bijections,
 * hence the budget. The memory for choices is proportional to the changes that they caused, however many there are.
 */
public final class GraphIsomorphism {
    private static final int LOOKS_A_STEP = 512;

    private final int half;
    private final ColourRefinement colours;
    private final long budget;
    private final Runnable watch;
    private final Deque<Choice> choices = new ArrayDeque<>();
    private long steps;

    /** A vertex of the first graph, and the images in the second that were tried for it. */
    private static final class Choice {
        private final int one;
        private final int colour;
        private final ColourRefinement.Mark mark;
        private int image;

        Choice(int one, int colour, ColourRefinement.Mark mark, int image) {
            this.one = one;
            this.colour = colour;
            this.mark = mark;
            this.image = image;
        }
    }

    private GraphIsomorphism(AdjacencyLists both, long budget, Runnable watch) {
        this.half = both.bound() / 2;
        this.colours = new ColourRefinement(both);
        this.budget = budget;
        this.watch = watch;
    }

    /**
     * Compares two graphs. The answer is deterministic.
     *
     * @param budget the largest number of steps
     * @param watch run before each round of a refinement; may end the work by throwing
     */
    public static IsomorphismAnswer between(SimpleGraph one, SimpleGraph other, long budget, Runnable watch) {
        Optional<IsomorphismAnswer.Difference> counted = counted(one, other);
        if (counted.isPresent()) {
            return new Different(counted.get());
        }
        int[] ones = one.vertices().toArray();
        int[] others = other.vertices().toArray();
        GraphIsomorphism search = new GraphIsomorphism(sideBySide(one, ones, other, others), budget, watch);
        return search.answer(one.bound(), ones, others);
    }

    private IsomorphismAnswer answer(int bound, int[] ones, int[] others) {
        int rounds = refined();
        if (!colours.isBalanced()) {
            return new Different(surroundings(rounds, ones, others));
        }
        if (!isSpent() && search()) {
            return renaming(bound, ones, others);
        }
        return isSpent() ? new NotKnown(budget) : new Different(new IsomorphismAnswer.Difference.Searched(steps));
    }

    private static Optional<IsomorphismAnswer.Difference> counted(SimpleGraph one, SimpleGraph other) {
        if (one.vertexCount() != other.vertexCount()) {
            return Optional.of(new IsomorphismAnswer.Difference.VertexCounts(one.vertexCount(), other.vertexCount()));
        }
        if (one.edgeCount() != other.edgeCount()) {
            return Optional.of(new IsomorphismAnswer.Difference.EdgeCounts(one.edgeCount(), other.edgeCount()));
        }
        DegreeHistogram ones = DegreeHistogram.of(one);
        DegreeHistogram others = DegreeHistogram.of(other);
        if (!ones.equals(others)) {
            int degree = IntStream.iterate(0, d -> d + 1)
                    .filter(d -> ones.with(d) != others.with(d))
                    .findFirst()
                    .orElseThrow();
            return Optional.of(
                    new IsomorphismAnswer.Difference.DegreeCounts(degree, ones.with(degree), others.with(degree)));
        }
        List<Integer> sizes = componentSizes(one);
        List<Integer> otherSizes = componentSizes(other);
        return sizes.equals(otherSizes)
                ? Optional.empty()
                : Optional.of(new IsomorphismAnswer.Difference.ComponentSizes(sizes, otherSizes));
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

    /**
     * Refines the colours until no colour is split any more, or the graphs differ.
     *
     * @return the number of rounds
     */
    private int refined() {
        int rounds = 0;
        boolean parted = true;
        while (parted && colours.isBalanced() && !isSpent()) {
            watch.run();
            parted = colours.refineOnce();
            rounds++;
        }
        return rounds;
    }

    private boolean isSpent() {
        return steps > budget || colours.work() / LOOKS_A_STEP > budget;
    }

    private IsomorphismAnswer.Difference surroundings(int rounds, int[] ones, int[] others) {
        int colour = colours.unbalanced();
        int one = colours.size(true, colour);
        int other = colours.size(false, colour);
        int like = one > 0 ? ones[colours.next(0, half, colour)] : others[colours.next(half, 2 * half, colour) - half];
        return new IsomorphismAnswer.Difference.Surroundings(rounds, like, one, other);
    }

    /**
     * Searches for an image of every vertex until each pair has a colour of its own.
     *
     * @return whether images were found
     */
    private boolean search() {
        int shared = colours.smallestShared();
        while (shared >= 0) {
            int one = colours.next(0, half, shared);
            choices.push(new Choice(one, shared, colours.mark(), half - 1));
            if (!isNextTried()) {
                return false;
            }
            shared = colours.smallestShared();
        }
        return true;
    }

    /**
     * Tries images until one shows no difference, and returns to an earlier choice if none is left.
     *
     * @return whether one was found
     */
    private boolean isNextTried() {
        while (!choices.isEmpty() && !isSpent()) {
            Choice choice = choices.peek();
            colours.undo(choice.mark);
            int image = colours.next(choice.image + 1, 2 * half, choice.colour);
            if (image < 0) {
                choices.pop();
            } else {
                choice.image = image;
                steps++;
                colours.individualize(choice.one, image);
                refined();
                if (colours.isBalanced() && !isSpent()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the renaming in which vertices of the same colour are mapped in their order. */
    private Renaming renaming(int bound, int[] ones, int[] others) {
        int[] first = new int[colours.count()];
        int[] next = new int[2 * half];
        for (int image = 2 * half - 1; image >= half; image--) {
            next[image] = first[colours.of(image)];
            first[colours.of(image)] = image;
        }
        int[] images = new int[bound];
        Arrays.fill(images, Renaming.NO_VERTEX);
        for (int i = 0; i < ones.length; i++) {
            int image = first[colours.of(i)];
            first[colours.of(i)] = next[image];
            images[ones[i]] = others[image - half];
        }
        return new Renaming(images);
    }
}
