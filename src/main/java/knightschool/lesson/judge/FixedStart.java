package knightschool.lesson.judge;

import java.util.List;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.text.WhitespaceNormalizer;

/** The square on which the knight begins while a board is built, if the question is about that start. */
public final class FixedStart {
    private FixedStart() {}

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
