package knightschool.counting;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;

/**
 * The knight's graph as the count sees it: vertices are numbered in the order in which the border passes them, and an
 * open tour is made a circuit, so that only circuits need be counted.
 *
 * <p>An open tour whose ends are free goes on from both of them to an outer vertex, which is joined to every square and
 * stands last. If one end is fixed, the edge from it to the outer vertex is there from the beginning; if both are, the
 * path outside from one to the other is, and nobody needs the outer vertex.
 */
final class FrontierGraph {
    private final KnightGraph graph;
    private final VertexOrder sweep;
    private final int[] positions;
    private final int[] fixed;
    private final boolean hasOuter;
    private final boolean hasMirror;
    private int mirroredUpTo = -1;
    private int unpaired;

    FrontierGraph(KnightGraph graph, TourEnds ends, VertexOrder sweep) {
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

    /** Number of squares. */
    int squares() {
        return sweep.squares().length;
    }

    /** Number of vertices: the squares, and the outer one where there is one. */
    int size() {
        return squares() + (hasOuter ? 1 : 0);
    }

    /** The outer vertex, or -1. */
    int outer() {
        return hasOuter ? squares() : -1;
    }

    /** The vertices that are in the border before the first is passed, rising. */
    int[] firstBorder() {
        return hasOuter
                ? IntStream.concat(Arrays.stream(fixed), IntStream.of(outer())).toArray()
                : fixed;
    }

    /** The vertices, rising, that a vertex may be joined to and that stand after a place in the order. */
    int[] later(int vertex, int after) {
        IntStream squares = Arrays.stream(graph.neighbours(sweep.squares()[vertex]))
                .map(square -> positions[square])
                .filter(v -> v > after);
        boolean outside = hasOuter && Arrays.binarySearch(fixed, vertex) < 0;
        return IntStream.concat(squares, outside ? IntStream.of(outer()) : IntStream.empty())
                .sorted()
                .toArray();
    }

    /** The mirror image of a vertex; the outer one is its own. */
    int image(int vertex) {
        return vertex == squares() ? vertex : positions[sweep.mirror().image(sweep.squares()[vertex])];
    }

    /** Whether the vertices up to this one are their own mirror image. To be asked for each vertex in order. */
    boolean mirrorsUpTo(int vertex) {
        while (hasMirror && mirroredUpTo < vertex) {
            mirroredUpTo++;
            int image = image(mirroredUpTo);
            unpaired += Integer.signum(image - mirroredUpTo);
        }
        return hasMirror && unpaired == 0;
    }
}
