package knightschool.trace;

import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.search.Search;

/**
 * A search to travel in.
 *
 * @param name of the algorithm
 * @param board its size
 * @param closed whether a circuit is sought
 * @param start where it begins
 * @param steps how far it is computed, unless it ends before
 */
record Journey(String name, String board, boolean closed, int start, long steps) {
    /** From the first square. */
    Journey(String name, String board, boolean closed, long steps) {
        this(name, board, closed, 0, steps);
    }

    ConfiguredAlgorithm solver() {
        return ConfiguredAlgorithm.read(name);
    }

    Problem problem() {
        Board full = BoardText.ofSize(board);
        return new Problem(full, MoveOrder.CLOCKWISE, start, closed);
    }

    Search search() {
        return Search.begin(problem(), solver().policy());
    }

    /** A trace, computed as far as it goes. */
    Trace trace() {
        Trace trace = new Trace(problem(), solver());
        trace.extend(steps);
        return trace;
    }
}
