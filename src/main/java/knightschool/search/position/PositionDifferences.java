package knightschool.search.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The visible differences of two positions on one board: squares with different occupants (none, the knight, or the
 * path, whose move numbers do not count) and squares with different open moves. Two positions <em>agree</em> if there
 * is no difference, that is, if the knight is on the same square and the same squares are visited, in whatever order.
 *
 * @param squares the squares with different occupants, ascending
 * @param moves for each square with a domain in both positions and different open moves, the differing moves as bits,
 *     bit m for move m
 */
public record PositionDifferences(List<Integer> squares, Map<Integer, Integer> moves) {
    /** There is no difference. */
    public static final PositionDifferences NONE = new PositionDifferences(List.of(), Map.of());

    public PositionDifferences {
        squares = List.copyOf(squares);
        moves = Map.copyOf(moves);
    }

    /** Returns the differences of two positions on one board. Takes time linear in the board. */
    public static PositionDifferences between(Position one, Position other) {
        List<Integer> squares = new ArrayList<>();
        Map<Integer, Integer> moves = new TreeMap<>();
        one.board().playable().forEach(square -> {
            if (Occupant.of(one, square) != Occupant.of(other, square)) {
                squares.add(square);
            }
            if (one.domains().has(square) && other.domains().has(square)) {
                int differing = one.domains().mask(square) ^ other.domains().mask(square);
                if (differing != 0) {
                    moves.put(square, differing);
                }
            }
        });
        return new PositionDifferences(squares, moves);
    }

    /** The occupant of a square. */
    private enum Occupant {
        NOBODY,
        KNIGHT,
        PATH;

        static Occupant of(Position position, int square) {
            if (square == position.path().head()) {
                return KNIGHT;
            }
            return position.domains().has(square) ? NOBODY : PATH;
        }
    }

    /** Returns whether the positions agree. */
    public boolean isEmpty() {
        return squares.isEmpty() && moves.isEmpty();
    }

    /** Returns whether a square has different occupants. */
    public boolean has(int square) {
        return Collections.binarySearch(squares, square) >= 0;
    }

    /** Returns whether the positions differ in anything about a square. */
    public boolean isAt(int square) {
        return has(square) || movesOf(square) != 0;
    }

    /** Returns the moves of a square that are open in one position and closed in the other, as bits. */
    public int movesOf(int square) {
        return moves.getOrDefault(square, 0);
    }
}
