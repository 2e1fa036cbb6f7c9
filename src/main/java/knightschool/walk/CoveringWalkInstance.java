package knightschool.walk;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * An instance of the shortest covering walk problem, with the squares of the board numbered from 0 without holes.
 *
 * <p>A fixed end square is entered only last, as in a tour: no walk passes through it.
 *
 * @param graph the squares to visit, at least one
 * @param ends the fixed ends of the walk, or that it is closed
 * @param squares the indices of the playable squares, ascending
 * @param distances numbers of moves between any two of them, by their numbers
 */
record CoveringWalkInstance(KnightGraph graph, TourEndpointConstraint ends, int[] squares, DistanceMatrix distances) {
    static CoveringWalkInstance of(KnightGraph graph, TourEndpointConstraint ends) {
        int[] squares = graph.board().playable().toArray();
        return new CoveringWalkInstance(graph, ends, squares, DistanceMatrix.of(graph, squares, ends.end()));
    }

    int size() {
        return squares.length;
    }

    /** The number of the start square, or {@link Board#NONE}. */
    int start() {
        return number(ends.start());
    }

    /** The number of the end square, or {@link Board#NONE}. */
    int end() {
        return number(ends.end());
    }

    private int number(int square) {
        return square == Board.NONE ? Board.NONE : Arrays.binarySearch(squares, square);
    }
}
