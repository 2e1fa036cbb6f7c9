package knightschool.lesson;

import java.util.List;
import knightschool.board.Board;
import knightschool.explain.SearchBudget;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEnds;
import knightschool.walk.ShortestWalk;

/**
 * Claims about the number of moves of the shortest walk through every square, in the words of {@code shortest-walk}.
 */
final class ShortestWalkClaims {
    static final List<ClaimKind> WORDS = List.of(new ClaimKind(
            "shortest-walk", "[--closed] [--any-start] [BOARD] [START]", ShortestWalkClaims::shortestWalk));

    private ShortestWalkClaims() {}

    private static ClaimAnswer shortestWalk(ClaimArguments arguments) {
        boolean closed = arguments.takes("--closed");
        boolean anyStart = arguments.takes("--any-start");
        Board board = arguments.board(1);
        int start = arguments.start(board, anyStart ? Board.NONE : board.start());
        ShortestWalk found = ShortestWalk.of(
                KnightGraph.of(board),
                TourEnds.asked(board, start, closed),
                SearchBudget.BRIEF,
                ShortestWalk.BRIEF,
                new CancelCheck(arguments));
        if (!found.reason().isEmpty()) {
            return ClaimAnswer.of("none");
        }
        if (!found.isShortest()) {
            throw new InputFault("a lesson cannot find out which walk is the shortest", "Take a smaller board.");
        }
        return ClaimAnswer.of(String.valueOf(found.length()));
    }
}
