package knightschool.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where two positions on one board differ, as one sees it: in what stands on a square, which is nobody, the knight or a
 * number of the path, whichever it is, and in which moves of a square are open. Two positions <em>agree</em> if they
 * differ in none of that: the knight stands on the same square and the same squares are visited, on whatever path.
 *
 * @param squares the squares on which not the same stands in both, rising
 * @param moves for each square that has a domain in both, and other moves open, those moves as bits, bit m for move m
 */
public record PositionDifferences(List<Integer> squares, Map<Integer, Integer> moves) {
    /** There is no difference. */
    public static final PositionDifferences NONE = new PositionDifferences(List.of(), Map.of());

    public PositionDifferences {
        squares = List.copyOf(squares);
        moves = Map.copyOf(moves);
    }

    /** Where two positions on one board differ. Takes time linear in the board. */
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

    /** What stands on a square. */
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

    /** Whether the positions agree. */
    public boolean isEmpty() {
        return squares.isEmpty() && moves.isEmpty();
    }

    /** Whether not the same stands on a square in both positions. */
    public boolean has(int square) {
        return Collections.binarySearch(squares, square) >= 0;
    }

    /** Whether the positions differ in anything of a square. */
    public boolean isAt(int square) {
        return has(square) || movesOf(square) != 0;
    }

    /** The moves of a square that are open in one position and closed in another, as bits. */
    public int movesOf(int square) {
        return moves.getOrDefault(square, 0);
    }
}
