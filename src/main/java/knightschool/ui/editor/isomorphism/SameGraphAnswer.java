package knightschool.ui.editor.isomorphism;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.graph.isomorphism.GraphIsomorphism;
import knightschool.graph.isomorphism.IsomorphismAnswer;

/** The answer whether the graphs of two boards are isomorphic. */
record SameGraphAnswer(Board one, Board other, IsomorphismAnswer answer) {
    private static final int MOST_SQUARES = 64;

    /** The greatest number of refined colourings: about a second on a board of 64 squares. */
    private static final long BUDGET = 20_000;

    /**
     * Compares the graphs of two boards.
     *
     * @param watch runs from time to time, and may end the computation by throwing
     * @throws knightschool.files.InputFault if a board is too large
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

    /**
     * Returns the square of {@link #one} that corresponds to a square of {@link #other}; {@link Board#NONE} if there is
     * none.
     */
    int partner(int square) {
        return answer instanceof IsomorphismAnswer.Renaming renaming && other.isPlayable(square)
                ? renaming.images()[square]
                : Board.NONE;
    }

    /** Returns the square of {@link #other} that corresponds to a square of {@link #one}; see {@link #partner}. */
    int renamed(int square) {
        return square == Board.NONE
                ? Board.NONE
                : other.playable()
                        .filter(candidate -> partner(candidate) == square)
                        .findFirst()
                        .orElse(Board.NONE);
    }

    /** Returns the name in {@link #one} of a square of {@link #other}, if the graphs are isomorphic. */
    Optional<String> name(int square) {
        return answer instanceof IsomorphismAnswer.Renaming renaming
                ? Optional.of(SquareNames.name(one, renaming.images()[square]))
                : Optional.empty();
    }
}
