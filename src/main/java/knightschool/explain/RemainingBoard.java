package knightschool.explain;

import java.util.Arrays;
import java.util.BitSet;
import knightschool.board.Board;
import knightschool.graph.WalkKind;
import knightschool.obstruction.TourEnds;

/**
 * What is left of a path at a moment, as a board of its own: the unvisited squares, the knight's, where the rest
 * begins, and the square where it must end if that is fixed. A closed tour must come back to its first square; so that
 * square is among them again, and the rest is an open path that ends there.
 *
 * @param board the squares left, without a start and an end of its own
 * @param ends where the rest must begin and end, or that a closed tour is asked for, as before the first move of one
 */
public record RemainingBoard(Board board, TourEnds ends) {
    /**
     * What is left after a path.
     *
     * @param board its start matters only before the first square, its end is where an open tour must end
     * @param path the squares visited, in order, the last is the knight's; none before the knight is placed
     * @param closed whether the last square must be a move from the first
     */
    public static RemainingBoard of(Board board, int[] path, boolean closed) {
        if (path.length == 0) {
            return new RemainingBoard(board, closed ? TourEnds.CLOSED : TourEnds.of(board));
        }
        int first = path[0];
        int head = path[path.length - 1];
        if (path.length == 1 || closed && board.playableCount() < WalkKind.SHORTEST_CIRCUIT) {
            return new RemainingBoard(board, closed ? TourEnds.CLOSED : new TourEnds(head, board.end(), false));
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
        return new RemainingBoard(rest, new TourEnds(head, end, false));
    }
}
