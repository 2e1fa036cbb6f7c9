package knightschool.drawing.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A walk that is drawn on a board.
 *
 * @param squares the squares in order; if the walk is closed, the last equals the first
 * @param closed whether the walk ends at its first square
 */
public record DrawnWalk(List<Integer> squares, boolean closed) {
    public DrawnWalk {
        squares = List.copyOf(squares);
    }

    /** Returns the beginning of the walk with a number of squares. It is closed only if it is the whole walk. */
    public DrawnWalk ofFirst(int count) {
        return count == squares.size() ? this : new DrawnWalk(squares.subList(0, count), false);
    }

    /** Returns the number of visits, without the return to the first square of a closed walk. */
    public int visits() {
        return squares.size() - (closed ? 1 : 0);
    }

    /** Returns the number of visits of each visited square. */
    public Map<Integer, Integer> visitsOf() {
        Map<Integer, Integer> visits = new HashMap<>();
        squares.subList(0, visits()).forEach(square -> visits.merge(square, 1, Integer::sum));
        return visits;
    }
}
