package knightschool.ui.editor.isomorphism;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.graph.isomorphism.GraphIsomorphism;
import knightschool.graph.isomorphism.IsomorphismAnswer;

/** Whether the graphs of two boards are the same up to the names of their squares. */
record SameGraphAnswer(Board one, Board other, IsomorphismAnswer answer) {
    private static final int MOST_SQUARES = 64;

    /** Refined colourings: about a second on a board of 64 squares. */
    private static final long BUDGET = 20_000;

    /**
     * Finds out.
     *
     * @param watch is run now and then, and may end the work by throwing
     * @throws knightschool.files.InputFault if one of them is too large
     */
    static SameGraphAnswer of(Board one, Board other, Runnable watch) {
        requireSmall(one);
        requireSmall(other);
        return new SameGraphAnswer(
                one, other, GraphIsomorphism.between(KnightGraph.of(other), KnightGraph.of(one), BUDGET, watch));
    }

    private static void requireSmall(Board board) {
        if (board.playableCount() > MOST_SQUARES || Math.max(board.columns(), board.rows()) > MOST_SQUARES) {
            throw SameGraphWords.tooLarge(board, MOST_SQUARES);
        }
    }

    /** The square of the one board that a square of the other is renamed to; {@link Board#NONE} where there is none. */
    int partner(int square) {
        return answer instanceof IsomorphismAnswer.Renaming renaming && other.isPlayable(square)
                ? renaming.images()[square]
                : Board.NONE;
    }

    /** The square of the other board that is renamed to this one of the one board; see {@link #partner}. */
    int renamed(int square) {
        return square == Board.NONE
                ? Board.NONE
                : other.playable()
                        .filter(there -> partner(there) == square)
                        .findFirst()
                        .orElse(Board.NONE);
    }

    /** The name in the one board for a square of the other, where the graphs are the same. */
    Optional<String> name(int square) {
        return answer instanceof IsomorphismAnswer.Renaming renaming
                ? Optional.of(SquareNames.name(one, renaming.images()[square]))
                : Optional.empty();
    }
}
