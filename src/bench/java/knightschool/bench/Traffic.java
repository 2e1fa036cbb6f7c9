package knightschool.bench;

import java.util.BitSet;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Checkpoint;
import knightschool.search.Problem;
import knightschool.search.Search;

/**
 * A Java that has seen everything. A loop is fastest while Java knows only one way through it; in the program every
 * algorithm runs beside the others, on every form of position, so a rate counts only after all of them have run.
 */
final class Traffic {
    private static final long STEPS = 1_000_000;
    private static final long CHUNK = 100_000;
    private static final int SINGLE_STEPS = 20_000;

    private Traffic() {}

    /** Runs every variant on small and large boards, open and closed, with holes and with an end. */
    static void run() {
        for (Problem problem : problems()) {
            for (Variant variant : Variant.all()) {
                Search search = variant.begin(problem);
                Checkpoint first = search.save();
                advance(search, first, STEPS, CHUNK);
                advance(search, first, SINGLE_STEPS, 1);
            }
        }
    }

    private static void advance(Search search, Checkpoint first, long steps, long chunk) {
        for (long requests = 0; requests < steps; requests += chunk) {
            if (search.isOver()) {
                search.restore(first);
            }
            search.advance(chunk);
        }
    }

    private static List<Problem> problems() {
        Board full = Board.full(8, 8);
        BitSet middle = new BitSet();
        middle.set(24);
        return List.of(
                Problem.open(full, 0),
                new Problem(full, MoveOrder.CLOCKWISE, 0, true),
                Problem.open(Board.of(7, 7, middle, Board.NONE, Board.NONE), 0),
                Problem.open(Board.of(6, 6, new BitSet(), Board.NONE, 35), 0),
                Problem.open(Board.full(8, 9), 0),
                new Problem(Board.full(20, 20), MoveOrder.CLOCKWISE, 0, true));
    }
}
