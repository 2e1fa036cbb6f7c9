package knightschool.search;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * The goal of a search: a path through every playable square from a start, which ends on the board's end square if it
 * has one, or a circuit through every playable square.
 *
 * @param board the board, with its end square if there is one
 * @param moves the order of the moves
 * @param start a playable square
 * @param closed whether the last square must be a knight's move from the first
 */
public record Problem(Board board, MoveOrder moves, int start, boolean closed) {
    /**
     * Creates a problem.
     *
     * @throws InputFault if the start is not playable, or a circuit is searched for on a board with an end square
     */
    public Problem {
        if (!board.isPlayable(start)) {
            throw new InputFault("the start is not a playable square", "Choose a square that the knight can enter.");
        }
        TourEndpointConstraint.of(board, start, closed);
    }

    /** Returns the problem of an open tour from a start, with moves in clockwise order. */
    public static Problem open(Board board, int start) {
        return new Problem(board, MoveOrder.CLOCKWISE, start, false);
    }

    public KnightGraph graph() {
        return new KnightGraph(board, moves);
    }

    /**
     * Returns whether a path through every square is a solution, given its last square. The end square needs no check,
     * because it is never entered before the last step.
     */
    boolean isGoal(int last) {
        return !closed
                || board.playableCount() >= WalkKind.SHORTEST_CIRCUIT
                        && moves.moveBetween(board, last, start) != Board.NONE;
    }

    /**
     * Returns the unvisited neighbours of the last square of a path, in move order. The board's end is included only if
     * no other square remains.
     */
    public IntStream enterable(KnightPath path) {
        int[] numbers = path.numbers(board.squares());
        boolean last = path.length() + 1 == board.playableCount();
        return Arrays.stream(graph().neighbours(path.head()))
                .filter(square -> numbers[square] == 0 && (last || square != board.end()));
    }

    /** Returns whether the numbers of light and dark squares rule out a tour that begins at the start. */
    public boolean isDiscoloured() {
        TourEndpointConstraint ends = TourEndpointConstraint.of(board, start, closed);
        return ColourImbalance.find(graph(), ends).isPresent();
    }

    /**
     * Returns whether the start is the end square although there are other squares. The end may only be entered last,
     * so no tour begins there.
     */
    boolean startsOnItsEnd() {
        return start == board.end() && board.playableCount() > 1;
    }
}
