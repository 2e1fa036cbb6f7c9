package knightschool.lesson.judge;

import java.util.List;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.WhitespaceNormalizer;

/**
 * Determines the square on which the knight has to begin on a board that the user builds as an answer: the start of the
 * slide's board, if a claim names that square.
 */
public final class BuiltBoardStartSquare {
    private BuiltBoardStartSquare() {}

    /**
     * Returns the start of the slide's board if a claim names it; empty if the start may be anywhere.
     *
     * @param claims the claims that the board must meet
     * @param board the slide's board
     */
    public static OptionalInt of(List<String> claims, Board board) {
        if (board.start() == Board.NONE) {
            return OptionalInt.empty();
        }
        String name = SquareNames.name(board, board.start());
        return claims.stream()
                        .anyMatch(claim -> WhitespaceNormalizer.words(claim).contains(name))
                ? OptionalInt.of(board.start())
                : OptionalInt.empty();
    }
}
