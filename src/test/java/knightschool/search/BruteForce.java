package knightschool.search;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * Counts tours the slow and obvious way: every path is walked to its end, by recursion, with nothing clever. It is the
 * judge of the search machine on small boards and shares nothing with it.
 */
public final class BruteForce {
    private final Problem problem;
    private final KnightGraph graph;
    private final boolean[] visited;
    private long found;

    private BruteForce(Problem problem) {
        this.problem = problem;
        this.graph = problem.graph();
        this.visited = new boolean[problem.board().squares()];
    }

    /** The number of tours that solve a problem: directed paths or circuits from its start. */
    public static long count(Problem problem) {
        BruteForce count = new BruteForce(problem);
        count.visit(problem.start(), 1);
        return count.found;
    }

    private void visit(int square, int depth) {
        Board board = problem.board();
        if (depth == board.playableCount()) {
            found += solves(square) ? 1 : 0;
            return;
        }
        visited[square] = true;
        for (int next : graph.neighbours(square)) {
            if (!visited[next]) {
                visit(next, depth + 1);
            }
        }
        visited[square] = false;
    }

    private boolean solves(int last) {
        boolean endsRight =
                problem.board().end() == Board.NONE || problem.board().end() == last;
        boolean closes = problem.board().playableCount() >= 3 && graph.hasEdge(last, problem.start());
        return endsRight && (!problem.closed() || closes);
    }
}
