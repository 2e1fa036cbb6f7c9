package knightschool.search.position;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The domain array of one square at one step: the state of each of its 8 moves, in move order.
 *
 * @param square the square
 * @param cells one cell for each move
 */
public record SquareDomain(int square, List<DomainCell> cells) {
    public SquareDomain {
        cells = List.copyOf(cells);
    }

    /** Returns the array of a square in a position; a hole has no moves. */
    public static SquareDomain of(Position position, int square) {
        return new SquareDomain(square, position.board().isPlayable(square) ? position.cells(square) : nothing());
    }

    private static List<DomainCell> nothing() {
        return IntStream.range(0, MoveOrder.MOVES)
                .mapToObj(move -> new DomainCell(move, Board.NONE, DomainCell.State.OFF_BOARD, 0, false, false))
                .toList();
    }

    /** Returns the number of open moves. */
    public int open() {
        return (int) cells.stream().filter(DomainCell::isOpen).count();
    }

    /** Returns the number of moves that lead to a playable square. */
    public int possible() {
        return (int) cells.stream().filter(SquareDomain::isPossible).count();
    }

    private static boolean isPossible(DomainCell cell) {
        return cell.state() != DomainCell.State.OFF_BOARD && cell.state() != DomainCell.State.HOLE;
    }

    /**
     * Returns the number of the knight's move that closed a move of this square, by its index in move order; empty if
     * it was not closed by a move.
     */
    public OptionalInt closedBy(int move) {
        return cells.stream()
                .filter(cell -> cell.move() == move && cell.state() == DomainCell.State.VISITED)
                .mapToInt(DomainCell::closedBy)
                .findFirst();
    }
}
