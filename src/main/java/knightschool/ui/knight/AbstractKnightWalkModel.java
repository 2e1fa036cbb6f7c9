package knightschool.ui.knight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.WalkHistory;
import knightschool.history.UndoHistoryEvent;
import knightschool.play.CrossGameUndoHistory;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.history.UndoHistory;

/**
 * The base of models of a knight that the user moves over a board. Its undo history consists of the moves of the
 * present walk and, before them, the walks that were replaced by others. Free of JavaFX controls.
 *
 * @param <T> the state that is restored with a replaced walk
 */
public abstract class AbstractKnightWalkModel<T> implements UndoHistory {
    /** The walks that were replaced by others. */
    protected final CrossGameUndoHistory<T> history = new CrossGameUndoHistory<>(new PresentWalk(), this::happened);

    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper();

    private final List<Consumer<UndoHistoryEvent>> listeners = new ArrayList<>();

    private void happened(UndoHistoryEvent event) {
        turns.set(turns.get() + 1);
        tell(event);
    }

    private void tell(UndoHistoryEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }

    /** Reports that the walk has changed, on which undo and redo depend. */
    protected final void walkChanged() {
        tell(UndoHistoryEvent.RESET);
    }

    @Override
    public final void addListener(Consumer<UndoHistoryEvent> listener) {
        listeners.add(listener);
    }

    /** Returns the board. */
    public abstract Board board();

    /** Returns the knight's walk, with the squares that were taken back. */
    public abstract WalkHistory<Integer> walkHistory();

    /** Moves the knight to a square that the user chose, or explains by {@link #say} why it cannot. */
    public abstract void choose(int square);

    /** Returns the squares that the numbers 1, 2, 3, ... choose. */
    protected abstract List<Integer> numbered();

    /** Shows another position of the walk, or another walk on the same board. */
    protected abstract void put(WalkHistory<Integer> next);

    /** Returns the state to restore with the present walk after it has been replaced. */
    protected abstract T whole();

    /** Restores a walk that was replaced. */
    protected abstract void bringBack(T before);

    /** Returns the number of squares that undo never removes. */
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

    /** Moves to a square. If this discards moves that were taken back, undo leads to those too. */
    protected final void move(int square) {
        WalkHistory<Integer> before = walkHistory();
        WalkHistory<Integer> after = before.moved(square);
        history.recordWalk(before, after);
        put(after);
    }

    /**
     * Prepares for the replacement of the present walk, which {@link #undo} restores if it {@link #isWorthKeeping}.
     *
     * @param squares the number of squares with which the other walk begins
     */
    protected final void leave(int squares) {
        if (isWorthKeeping()) {
            history.leave(squares);
        }
    }

    /** Returns whether a person would miss the present walk; by default if it has a move, taken back or not. */
    protected boolean isWorthKeeping() {
        return walkHistory().steps().size() > least();
    }

    /** Redoes the last move taken back. */
    protected void redoMove() {
        put(walkHistory().at(walkHistory().length() + 1));
    }

    /** Returns the undo history, for another model that shows the same. */
    public final CrossGameUndoHistory.Handover<T> edits() {
        return history.handover(this::apart);
    }

    /** Returns a replaced walk without the parts that only this model knows. */
    protected T apart(T state) {
        return state;
    }

    /** Continues the undo history of another model that showed the same. */
    public final void adoptHistory(CrossGameUndoHistory.Handover<T> edits) {
        history.adopt(edits);
    }

    private final class PresentWalk implements CrossGameUndoHistory.Present<T> {
        @Override
        public WalkHistory<Integer> walk() {
            return walkHistory();
        }

        @Override
        public int least() {
            return AbstractKnightWalkModel.this.least();
        }

        @Override
        public void takeBack() {
            put(walkHistory().at(walkHistory().length() - 1));
        }

        @Override
        public void doAgain() {
            redoMove();
        }

        @Override
        public T whole() {
            return AbstractKnightWalkModel.this.whole();
        }

        @Override
        public void bringBack(T before) {
            AbstractKnightWalkModel.this.bringBack(before);
        }
    }

    /** Returns whether the user made a move or placed the knight, and can take that back. */
    public final boolean canTakeBack() {
        return walkHistory().length() > least();
    }

    /** Returns whether there is anything to undo: a move, or the replacement of a walk. */
    @Override
    public final boolean canUndo() {
        return history.canUndo();
    }

    @Override
    public final void undo() {
        history.undo();
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

    @Override
    public final boolean canRedo() {
        return history.canRedo();
    }

    @Override
    public final void redo() {
        history.redo();
    }

    /** Clears the history of replaced walks, because another task was opened. */
    public final void forgetHistory() {
        history.clear();
    }

    /** Changes whenever the walks that can be restored change, on which undo and redo depend. */
    public final ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    /** Shows a message in the place of refusals, until the next move. */
    public final void say(String words) {
        refusal.set("");
        refusal.set(words);
    }

    /** The reason why the last action had no effect, in a sentence; empty if it succeeded. */
    public final ReadOnlyStringProperty refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    /** Returns the names of the visited squares. */
    public final List<String> squareNames() {
        return walkHistory().walked().stream()
                .map(square -> SquareNames.name(board(), square))
                .toList();
    }
}
