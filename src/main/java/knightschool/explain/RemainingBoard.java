package knightschool.explain;

import java.util.Arrays;
import java.util.BitSet;
import knightschool.board.Board;
import knightschool.graph.WalkKind;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * The board on which a tour continues after a path, with the required ends of the continuation. The board has the
 * unvisited squares, the knight's square, where the continuation begins, and the square where it must end if that is
 * fixed. A closed tour must return to its first square, so that square belongs to the board too, and the continuation
 * is an open path that ends there.
 *
 * @param board the remaining squares, without a start and an end
 * @param ends the required ends of the continuation; for a closed tour without a move yet, that the tour is closed
 */
public record RemainingBoard(Board board, TourEndpointConstraint ends) {
    /**
     * Returns the remaining board after a path.
     *
     * @param board its start matters only for an empty path; its end is where an open tour must end
     * @param path the visited squares in order, the knight on the last; empty before the knight is placed
     * @param closed whether the last square must be a knight's move from the first
     */
    public static RemainingBoard of(Board board, int[] path, boolean closed) {
        if (path.length == 0) {
            return new RemainingBoard(board, closed ? TourEndpointConstraint.CLOSED : TourEndpointConstraint.of(board));
        }
        int first = path[0];
        int head = path[path.length - 1];
        if (path.length == 1 || closed && board.playableCount() < WalkKind.SHORTEST_CIRCUIT) {
            return new RemainingBoard(
                    board,
                    closed ? TourEndpointConstraint.CLOSED : new TourEndpointConstraint(head, board.end(), false));
        }
        int end = closed ? first : board.end();
        BitSet holes = new BitSet(board.squares());
        holes.set(0, board.squares());
        board.playable().forEach(holes::clear);
        Arrays.stream(path).forEach(holes::set);
        holes.clear(head);
        if (end != Board.NONE) {
            holes.clear(end);
        }
        Board rest = Board.of(board.columns(), board.rows(), holes, Board.NONE, Board.NONE);
        return new RemainingBoard(rest, new TourEndpointConstraint(head, end, false));
    }
}
