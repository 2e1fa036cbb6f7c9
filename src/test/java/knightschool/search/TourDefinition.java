package knightschool.search;

import java.util.BitSet;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;

/** Judges a tour by its definition; written apart from the engine, and shares nothing with it but the board. */
public final class TourDefinition {
    private TourDefinition() {}

    /** What is wrong with a tour that begins and ends as asked, in words; empty if nothing is. */
    public static String fault(Board board, TourEndpointConstraint ends, int... tour) {
        int start = ends.start() == Board.NONE ? tour[0] : ends.start();
        return fault(board.withEnd(ends.end()), start, ends.closed(), tour);
    }

    /** What is wrong with a tour, in words; empty if nothing is. */
    public static String fault(Board board, int start, boolean closed, int... tour) {
        if (tour.length != board.playableCount()) {
            return tour.length + " squares, but the board has " + board.playableCount();
        }
        if (tour[0] != start) {
            return "begins on " + tour[0];
        }
        BitSet visited = new BitSet();
        for (int i = 0; i < tour.length; i++) {
            if (!board.isPlayable(tour[i]) || visited.get(tour[i])) {
                return "square " + tour[i] + " is a hole or visited twice";
            }
            visited.set(tour[i]);
            if (i > 0 && !joined(board.columns(), tour[i - 1], tour[i])) {
                return "no knight's move from " + tour[i - 1] + " to " + tour[i];
            }
        }
        int last = tour[tour.length - 1];
        if (board.end() != Board.NONE && last != board.end()) {
            return "ends on " + last;
        }
        return closed && (tour.length < 3 || !joined(board.columns(), last, start)) ? "is not closed" : "";
    }

    private static boolean joined(int columns, int from, int to) {
        int across = Math.abs(from % columns - to % columns);
        int down = Math.abs(from / columns - to / columns);
        return across * down == 2;
    }
}
