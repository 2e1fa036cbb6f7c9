package knightschool.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import knightschool.board.Board;

/**
 * Where some positions on one board differ, as one sees it: in what stands on a square, which is nothing, the knight or
 * a number of the path, whichever it is, and in which moves of a square are open. Two positions <em>agree</em> if they
 * differ in none of that: the knight stands on the same square and the same squares are visited, on whatever path.
 *
 * @param squares the squares on which not the same stands in all, rising
 * @param moves for each square at which a move is open in one and closed in another those moves as bits, bit m for move
 *     m; only positions in which the square has a domain are asked
 */
public record PositionDifferences(List<Integer> squares, Map<Integer, Integer> moves) {
    /** There is no difference. */
    public static final PositionDifferences NONE = new PositionDifferences(List.of(), Map.of());

    public PositionDifferences {
        squares = List.copyOf(squares);
        moves = Map.copyOf(moves);
    }

    /**
     * Where these positions on one board differ; one alone differs from nothing. Takes time linear in the board and the
     * number of positions.
     */
    public static PositionDifferences between(List<Position> positions) {
        if (positions.size() < 2) {
            return NONE;
        }
        List<Integer> squares = new ArrayList<>();
        Map<Integer, Integer> moves = new TreeMap<>();
        positions.getFirst().board().playable().forEach(square -> {
            if (positions.stream()
                            .map(position -> Occupant.of(position, square))
                            .distinct()
                            .count()
                    > 1) {
                squares.add(square);
            }
            int differing = differingMoves(positions, square);
            if (differing != 0) {
                moves.put(square, differing);
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

    private static int differingMoves(List<Position> positions, int square) {
        int open = 0;
        int closed = 0;
        for (Position position : positions) {
            if (position.domains().has(square)) {
                open |= position.domains().mask(square);
                closed |= ~position.domains().mask(square);
            }
        }
        return open & closed;
    }

    /** Whether the positions agree. */
    public boolean isEmpty() {
        return squares.isEmpty() && moves.isEmpty();
    }

    /** Whether not the same stands on a square in all positions. */
    public boolean has(int square) {
        return squares.contains(square);
    }

    /** The moves of a square that are open in one position and closed in another, as bits. */
    public int movesOf(int square) {
        return square == Board.NONE ? 0 : moves.getOrDefault(square, 0);
    }
}
