package knightschool.lesson;

import java.util.List;
import knightschool.board.Board;
import knightschool.explain.Effort;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Ends;
import knightschool.walk.ShortestWalk;

/**
 * Claims about the number of moves of the shortest walk through every square, in the words of {@code shortest-walk}.
 */
final class ShortestWalkClaims {
    static final List<ClaimWord> WORDS = List.of(new ClaimWord(
            "shortest-walk", "[--closed] [--any-start] [BOARD] [START]", ShortestWalkClaims::shortestWalk));

    private ShortestWalkClaims() {}

    private static Answer shortestWalk(Arguments arguments) {
        boolean closed = arguments.takes("--closed");
        boolean anyStart = arguments.takes("--any-start");
        Board board = arguments.board(1);
        int start = arguments.start(board, anyStart ? Board.NONE : board.start());
        ShortestWalk found = ShortestWalk.of(
                KnightGraph.of(board),
                Ends.asked(board, start, closed),
                Effort.BRIEF,
                ShortestWalk.BRIEF,
                new Wanted(arguments));
        if (!found.reason().isEmpty()) {
            return Answer.of("none");
        }
        if (!found.isShortest()) {
            throw new InputFault("a lesson cannot find out which walk is the shortest", "Take a smaller board.");
        }
        return Answer.of(String.valueOf(found.length()));
    }
}
