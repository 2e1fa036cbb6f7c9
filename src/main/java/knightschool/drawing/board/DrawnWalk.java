package knightschool.drawing.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A walk that is drawn on a board.
 *
 * @param squares in order; the first again at the end if it is closed
 * @param closed whether it ends at its first square
 */
public record DrawnWalk(List<Integer> squares, boolean closed) {
    public DrawnWalk {
        squares = List.copyOf(squares);
    }

    /** As far as its first squares, so many; it is closed only where that is all of it. */
    public DrawnWalk ofFirst(int count) {
        return count == squares.size() ? this : new DrawnWalk(squares.subList(0, count), false);
    }

    /** Number of squares that it comes to, its return home not counted. */
    public int visits() {
        return squares.size() - (closed ? 1 : 0);
    }

    /** How often it comes to each square that it visits. */
    public Map<Integer, Integer> visitsOf() {
        Map<Integer, Integer> visits = new HashMap<>();
        squares.subList(0, visits()).forEach(square -> visits.merge(square, 1, Integer::sum));
        return visits;
    }
}
