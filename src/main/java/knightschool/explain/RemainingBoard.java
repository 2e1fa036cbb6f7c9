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
 */
record RemainingBoard(Board board, TourEnds ends) {
    static RemainingBoard of(Board board, int[] path, boolean closed) {
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
