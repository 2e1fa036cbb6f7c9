package knightschool.obstruction;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * A bipartite graph in which every tour of a board is part of a Hamiltonian circuit. Its vertices are the squares, by
 * colour. For open tours there are additional vertices: one joined to the squares where the tour may begin, and one
 * joined to those where it may end. If a tour begins and ends on different colours, an edge joins these two vertices;
 * otherwise a path of two edges through a third added vertex does. In this way both sides have the same number of
 * vertices, and every edge joins one side to the other.
 *
 * @param left the squares of the colour on which a tour begins, ascending, then {@link Board#NONE} for added vertices
 * @param right the squares of the other colour, ascending, then {@link Board#NONE} for added vertices
 * @param edges the neighbours of each left vertex, as indices into {@code right}
 */
record BipartiteTourGraph(int[] left, int[] right, int[][] edges) {
    /**
     * Creates the graph of a board.
     *
     * @param graph a graph that passes the colour check for these ends, see {@link ColourImbalance}
     */
    static BipartiteTourGraph of(KnightGraph graph, TourEndpointConstraint ends) {
        Board board = graph.board();
        boolean odd = board.playableCount() % 2 != 0;
        boolean dark = beginsOnDark(board, ends);
        int[] first = ofColour(board, dark);
        int[] other = ofColour(board, !dark);
        int[][] edges = new int[first.length + (ends.closed() ? 0 : 1)][];
        for (int i = 0; i < first.length; i++) {
            edges[i] = edges(graph.neighbours(first[i]), other, added(ends, first[i], odd));
        }
        if (ends.closed()) {
            return new BipartiteTourGraph(first, other, edges);
        }
        edges[first.length] = (odd ? IntStream.of(other.length, other.length + 1) : last(ends, other)).toArray();
        return new BipartiteTourGraph(longer(first, 1), longer(other, odd ? 2 : 1), edges);
    }

    private static boolean beginsOnDark(Board board, TourEndpointConstraint ends) {
        int dark = (int) board.playable().filter(board::isDark).count();
        if (2 * dark != board.playableCount()) {
            return 2 * dark > board.playableCount();
        }
        return ends.start() != Board.NONE
                ? board.isDark(ends.start())
                : ends.end() == Board.NONE || !board.isDark(ends.end());
    }

    private static int[] ofColour(Board board, boolean dark) {
        return board.playable().filter(square -> board.isDark(square) == dark).toArray();
    }

    private static int[] edges(int[] neighbours, int[] other, int[] added) {
        int[] indices = new int[neighbours.length + added.length];
        for (int i = 0; i < neighbours.length; i++) {
            indices[i] = Arrays.binarySearch(other, neighbours[i]);
        }
        for (int i = 0; i < added.length; i++) {
            indices[neighbours.length + i] = other.length + added[i];
        }
        return indices;
    }

    /** Returns which of the added right vertices are joined to a square: 0 for the start, 1 for the end. */
    private static int[] added(TourEndpointConstraint ends, int square, boolean odd) {
        boolean begins = !ends.closed() && isAllowed(ends.start(), square);
        boolean finishes = !ends.closed() && odd && isAllowed(ends.end(), square);
        return begins ? finishes ? new int[] {0, 1} : new int[] {0} : finishes ? new int[] {1} : new int[0];
    }

    /**
     * Returns the right neighbours of the vertex for the end if it is on the left: the allowed ends, and the vertex for
     * the start.
     */
    private static IntStream last(TourEndpointConstraint ends, int[] other) {
        return IntStream.rangeClosed(0, other.length)
                .filter(index -> index == other.length || isAllowed(ends.end(), other[index]));
    }

    private static boolean isAllowed(int fixed, int square) {
        return fixed == Board.NONE || fixed == square;
    }

    private static int[] longer(int[] squares, int by) {
        int[] longer = Arrays.copyOf(squares, squares.length + by);
        Arrays.fill(longer, squares.length, longer.length, Board.NONE);
        return longer;
    }

    /** Returns the graph with left and right exchanged. */
    BipartiteTourGraph mirrored() {
        int[] degrees = new int[right.length];
        IntStream.range(0, left.length).forEach(l -> IntStream.of(edges[l]).forEach(r -> degrees[r]++));
        int[][] back = new int[right.length][];
        Arrays.setAll(back, r -> new int[degrees[r]]);
        for (int l = 0; l < left.length; l++) {
            for (int r : edges[l]) {
                back[r][--degrees[r]] = l;
            }
        }
        return new BipartiteTourGraph(right, left, back);
    }
}
