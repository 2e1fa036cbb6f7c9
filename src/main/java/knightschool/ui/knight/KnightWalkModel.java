package knightschool.ui.knight;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.WalkHistory;
import knightschool.ui.command.CommandDefinitions;

/** A model of a walk over a board, on whose last square a knight stands that the user moves. */
public interface KnightWalkModel {
    /** Returns the board. */
    Board board();

    /** Returns the walk, with the squares that were taken back. */
    WalkHistory<Integer> walkHistory();

    /** Moves the knight to a square that the user chose, or explains by {@link #say} why it cannot. */
    void choose(int square);

    /** Returns the squares that the numbers 1, 2, 3, ... choose. */
    List<Integer> numbered();

    /** Returns whether the user made a move, and can take that back. */
    boolean canTakeBack();

    /** Shows a message in the place of refusals, until the next move. */
    void say(String words);

    /** Returns the number of squares with which the board begins every walk: 1 if it has a start, else 0. */
    default int squaresOfBoard() {
        return board().start() == Board.NONE ? 0 : 1;
    }

    /** Returns the knight's square, or {@link Board#NONE} before the knight is placed. */
    default int knight() {
        return walkHistory().head().orElse(Board.NONE);
    }

    /** Moves to one of the {@link #numbered} squares, counted from 1. */
    default void chooseNumber(int number) {
        List<Integer> squares = numbered();
        if (number <= squares.size()) {
            choose(squares.get(number - 1));
        } else {
            say(squares.isEmpty() ? noneNumbered() : MovableKnightBoardWords.noMove(number, squares.size()));
        }
    }

    /** Returns the reason why no number chooses a square. */
    default String noneNumbered() {
        return knight() == Board.NONE
                ? MovableKnightBoardWords.NO_KNIGHT
                : MovableKnightBoardWords.stuck(SquareNames.name(board(), knight()), canTakeBack());
    }

    /**
     * Returns the reason why there is nothing to undo where all moves are taken back and where going to the start is no
     * act: the moves of the walk are still there. Empty if there are none.
     *
     * @param redo the id of the command that does moves again
     */
    default String noUndo(String redo) {
        return walkHistory().canRedo() ? MovableKnightBoardWords.allTakenBack(CommandDefinitions.keyText(redo)) : "";
    }

    /** Returns the names of the visited squares. */
    default List<String> squareNames() {
        return walkHistory().walked().stream()
                .map(square -> SquareNames.name(board(), square))
                .toList();
    }
}
