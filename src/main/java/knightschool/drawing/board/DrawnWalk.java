package knightschool.drawing.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.board.Board;

/**
 * A walk that is drawn on a board.
 *
 * @param squares the squares in order; if the walk is closed, the last equals the first
 * @param closed whether the walk ends at its first square
 * @param unfinished whether this is only the beginning of a walk: then the knight is drawn on the last square
 */
public record DrawnWalk(List<Integer> squares, boolean closed, boolean unfinished) {
    public DrawnWalk {
        squares = List.copyOf(squares);
    }

    /** Creates a whole walk. */
    public DrawnWalk(List<Integer> squares, boolean closed) {
        this(squares, closed, false);
    }

    /** Returns the beginning of the walk with a number of squares. It is closed only if it is the whole walk. */
    public DrawnWalk ofFirst(int count) {
        return count == squares.size() ? this : new DrawnWalk(squares.subList(0, count), false, true);
    }

    /** Returns the square of the knight; {@link Board#NONE} if the walk is whole, since no knight is drawn then. */
    public int knight() {
        return unfinished && !squares.isEmpty() ? squares.getLast() : Board.NONE;
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
