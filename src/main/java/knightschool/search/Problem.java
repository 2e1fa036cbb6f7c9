package knightschool.search;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.obstruction.TourEnds;

/**
 * What is sought: a path through every playable square from a start, ending on the board's end square if it has one, or
 * a circuit through every playable square.
 *
 * @param board its squares, and its end square if there is one
 * @param moves the order in which moves are counted
 * @param start a playable square
 * @param closed whether the last square must be a knight's move from the first
 */
public record Problem(Board board, MoveOrder moves, int start, boolean closed) {
    /** @throws InputFault if the start cannot be entered, or a circuit is sought on a board with an end square */
    public Problem {
        if (!board.isPlayable(start)) {
            throw new InputFault("the start is not a playable square", "Choose a square that the knight can enter.");
        }
        TourEnds.of(board, start, closed);
    }

    /** An open tour from a start, moves in clockwise order. */
    public static Problem open(Board board, int start) {
        return new Problem(board, MoveOrder.CLOCKWISE, start, false);
    }

    public KnightGraph graph() {
        return new KnightGraph(board, moves);
    }

    /**
     * Whether a path through every square, seen from its last square, is what is sought. The end square needs no look:
     * it is never entered before the last step.
     */
    boolean isGoal(int last) {
        return !closed
                || board.playableCount() >= WalkKind.SHORTEST_CIRCUIT
                        && moves.moveBetween(board, last, start) != Board.NONE;
    }

    /**
     * Whether the start is the end square though other squares remain: it may be entered only last, so no tour begins
     * there.
     */
    boolean startsOnItsEnd() {
        return start == board.end() && board.playableCount() > 1;
    }
}
