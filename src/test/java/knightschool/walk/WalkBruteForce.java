package knightschool.walk;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * The fewest moves of a walk through every square, by breadth-first search over the square stood on and the squares
 * visited.
 */
final class WalkBruteForce {
    private final KnightGraph graph;
    private final TourEndpointConstraint ends;
    private final int[] squares;
    private final int all;
    private final int[] moves;
    private final Deque<Integer> open = new ArrayDeque<>();

    private WalkBruteForce(KnightGraph graph, TourEndpointConstraint ends) {
        this.graph = graph;
        this.ends = ends;
        this.squares = graph.board().playable().toArray();
        this.all = (1 << squares.length) - 1;
        this.moves = new int[squares.length << squares.length];
        Arrays.fill(moves, -1);
    }

    /** The number of moves, or -1 if there is no such walk. */
    static int fewest(KnightGraph graph, TourEndpointConstraint ends) {
        return new WalkBruteForce(graph, ends).search();
    }

    private int search() {
        if (squares.length == 1) {
            return ends.closed() ? -1 : 0;
        }
        for (int i = 0; i < squares.length; i++) {
            boolean begins = ends.closed() ? i == 0 : ends.start() == Board.NONE || ends.start() == squares[i];
            if (begins && squares[i] != ends.end()) {
                reach(1 << i, i, 0);
            }
        }
        while (!open.isEmpty()) {
            int state = open.remove();
            int visited = state / squares.length;
            int at = state % squares.length;
            if (visited == all && isLast(at)) {
                return moves[state];
            }
            for (int next = 0; next < squares.length; next++) {
                int then = visited | 1 << next;
                boolean tooSoon = squares[next] == ends.end() && then != all;
                if (graph.hasEdge(squares[at], squares[next]) && !tooSoon && squares[at] != ends.end()) {
                    reach(then, next, moves[state] + 1);
                }
            }
        }
        return -1;
    }

    private boolean isLast(int at) {
        return ends.closed() ? at == 0 : ends.end() == Board.NONE || ends.end() == squares[at];
    }

    private void reach(int visited, int at, int made) {
        int state = visited * squares.length + at;
        if (moves[state] < 0) {
            moves[state] = made;
            open.add(state);
        }
    }
}
