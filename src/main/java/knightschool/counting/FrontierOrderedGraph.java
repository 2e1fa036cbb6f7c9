package knightschool.counting;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * The knight's graph in the form in which its tours are counted: vertices are numbered in the order in which the
 * frontier passes them, and open tours are turned into circuits, so that only circuits have to be counted.
 *
 * <p>If both ends of an open tour are free, they are joined by an outer vertex, which is adjacent to every square and
 * comes last. If one end is fixed, its edge to the outer vertex is required from the beginning. If both ends are fixed,
 * they are joined by a path outside the board from the beginning, and there is no outer vertex.
 */
final class FrontierOrderedGraph {
    private final KnightGraph graph;
    private final VertexOrder sweep;
    private final int[] positions;
    private final int[] fixed;
    private final boolean hasOuter;
    private final boolean hasMirror;
    private int mirroredUpTo = -1;
    private int unpaired;

    FrontierOrderedGraph(KnightGraph graph, TourEndpointConstraint ends, VertexOrder sweep) {
        this.graph = graph;
        this.sweep = sweep;
        this.positions = sweep.positions(graph.board());
        int[] squares = ends.closed()
                ? new int[0]
                : IntStream.of(ends.start(), ends.end())
                        .filter(square -> square != Board.NONE)
                        .toArray();
        this.fixed =
                Arrays.stream(squares).map(square -> positions[square]).sorted().toArray();
        this.hasOuter = !ends.closed() && fixed.length < 2;
        this.hasMirror = sweep.mirror() != null && sweep.mirror().keepsBoard() && keepsEnds();
    }

    private boolean keepsEnds() {
        return Arrays.equals(
                fixed, Arrays.stream(fixed).map(this::image).sorted().toArray());
    }

    int squares() {
        return sweep.squares().length;
    }

    /** Returns the number of vertices: the squares, and the outer vertex if there is one. */
    int size() {
        return squares() + (hasOuter ? 1 : 0);
    }

    /** Returns the outer vertex, or -1. */
    int outer() {
        return hasOuter ? squares() : -1;
    }

    /** Returns the vertices that are in the frontier before the first vertex is passed, in ascending order. */
    int[] firstFrontier() {
        return hasOuter
                ? IntStream.concat(Arrays.stream(fixed), IntStream.of(outer())).toArray()
                : fixed;
    }

    /** Returns the neighbours of a vertex that come after a place in the order, ascending. */
    int[] later(int vertex, int after) {
        IntStream squares = Arrays.stream(graph.neighbours(sweep.squares()[vertex]))
                .map(square -> positions[square])
                .filter(v -> v > after);
        boolean outside = hasOuter && Arrays.binarySearch(fixed, vertex) < 0;
        return IntStream.concat(squares, outside ? IntStream.of(outer()) : IntStream.empty())
                .sorted()
                .toArray();
    }

    /** Returns the mirror image of a vertex; the outer vertex is its own image. */
    int image(int vertex) {
        return vertex == squares() ? vertex : positions[sweep.mirror().image(sweep.squares()[vertex])];
    }

    /**
     * Returns whether the vertices up to the given one are their own mirror image. Must be called for the vertices in
     * ascending order.
     */
    boolean mirrorsUpTo(int vertex) {
        while (hasMirror && mirroredUpTo < vertex) {
            mirroredUpTo++;
            int image = image(mirroredUpTo);
            unpaired += Integer.signum(image - mirroredUpTo);
        }
        return hasMirror && unpaired == 0;
    }
}
