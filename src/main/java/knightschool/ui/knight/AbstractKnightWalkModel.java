package knightschool.ui.knight;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.history.AbstractWalkModel;

/**
 * The base of models of a knight that the user moves over a board.
 *
 * @param <T> the state that is restored with a replaced walk
 */
public abstract class AbstractKnightWalkModel<T> extends AbstractWalkModel<T> {
    /** Returns the board. */
    public abstract Board board();

    /** Moves the knight to a square that the user chose, or explains by {@link #say} why it cannot. */
    public abstract void choose(int square);

    /** Returns the squares that the numbers 1, 2, 3, ... choose. */
    protected abstract List<Integer> numbered();

    @Override
    protected int least() {
        return board().start() == Board.NONE ? 0 : 1;
    }

    /** Returns the knight's square, or {@link Board#NONE} before the knight is placed. */
    public final int knight() {
        return walkHistory().head().orElse(Board.NONE);
    }

    /** Moves to one of the {@link #numbered} squares, counted from 1. */
    public void chooseNumber(int number) {
        List<Integer> squares = numbered();
        if (number <= squares.size()) {
            choose(squares.get(number - 1));
        } else {
            say(squares.isEmpty() ? noneNumbered() : MovableKnightBoardWords.noMove(number, squares.size()));
        }
    }

    /** Returns the reason why no number chooses a square. */
    protected String noneNumbered() {
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
    public final String noUndo(String redo) {
        return walkHistory().canRedo() ? MovableKnightBoardWords.allTakenBack(CommandDefinitions.keyText(redo)) : "";
    }

    /** Returns the names of the visited squares. */
    public final List<String> squareNames() {
        return walkHistory().walked().stream()
                .map(square -> SquareNames.name(board(), square))
                .toList();
    }
}
