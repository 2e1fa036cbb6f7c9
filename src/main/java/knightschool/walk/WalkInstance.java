package knightschool.walk;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;

/**
 * What is asked of a walk, with the squares of the board numbered from 0 without holes.
 *
 * <p>The end square, if there is one, is entered only last, as in a tour: no walk leads over it.
 *
 * @param graph the squares to be visited, at least one
 * @param ends where the walk begins and ends, or that it is closed
 * @param squares the playable squares, rising
 * @param distances moves between any two of them, by their numbers
 */
record WalkInstance(KnightGraph graph, TourEnds ends, int[] squares, DistanceMatrix distances) {
    static WalkInstance of(KnightGraph graph, TourEnds ends) {
        int[] squares = graph.board().playable().toArray();
        return new WalkInstance(graph, ends, squares, DistanceMatrix.of(graph, squares, ends.end()));
    }

    /** Number of squares. */
    int size() {
        return squares.length;
    }

    /** The number of the square where the walk begins, or {@link Board#NONE}. */
    int start() {
        return number(ends.start());
    }

    /** The number of the square where it ends, or {@link Board#NONE}. */
    int end() {
        return number(ends.end());
    }

    private int number(int square) {
        return square == Board.NONE ? Board.NONE : Arrays.binarySearch(squares, square);
    }
}
