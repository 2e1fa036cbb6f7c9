package knightschool.ui.knight;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.WalkHistory;
import knightschool.play.GameUndoHistory;

/**
 * A knight that a person moves over a board, and what of it can be undone: its moves, and before them that another walk
 * took the place of this one. It knows no toolkit.
 *
 * @param <T> all that comes back with a walk that another one took the place of
 */
public abstract class KnightModel<T> {
    /** The walks that others took the place of. */
    protected final GameUndoHistory<T> history = new GameUndoHistory<>(new PresentWalk(), this::count);

    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper();

    private void count() {
        turns.set(turns.get() + 1);
    }

    /** The board that the knight stands on. */
    public abstract Board board();

    /** Where the knight has been, and the squares that were taken back. */
    public abstract WalkHistory<Integer> walkHistory();

    /** A person wants the knight on a square: it goes there, or {@link #say} tells why not. */
    public abstract void choose(int square);

    /** The squares that the numbers 1, 2, 3, ... choose. */
    protected abstract List<Integer> numbered();

    /** Shows another position of the walk, or another walk on the same board. */
    protected abstract void put(WalkHistory<Integer> next);

    /** All that comes back with the present walk when it is left for another one. */
    protected abstract T whole();

    /** Shows a walk that was left for another one. */
    protected abstract void bringBack(T before);

    /** The number of squares that no undo goes below. */
    protected int least() {
        return board().start() == Board.NONE ? 0 : 1;
    }

    /** The knight's square, or {@link Board#NONE} before it is set. */
    public final int knight() {
        return walkHistory().head().orElse(Board.NONE);
    }

    /** Moves to one of the {@link #numbered} squares, counted from 1. */
    public void chooseNumber(int number) {
        List<Integer> squares = numbered();
        if (number <= squares.size()) {
            choose(squares.get(number - 1));
        } else {
            say(KnightWords.noMove(number, squares.size()));
        }
    }

    /** Goes on to a square. Where that takes the place of moves that were taken back, undo leads to those, too. */
    protected final void move(int square) {
        WalkHistory<Integer> before = walkHistory();
        WalkHistory<Integer> after = before.moved(square);
        history.goOn(before, after);
        put(after);
    }

    /**
     * Another walk will take the place of this one, which comes back by {@link #undo} if it has a move.
     *
     * @param squares how many of the other's squares are walked when it begins
     */
    protected final void leave(int squares) {
        if (walkHistory().steps().size() > least()) {
            history.leave(squares);
        }
    }

    /** Does the move again that was taken back last. */
    protected void redoMove() {
        put(walkHistory().at(walkHistory().length() + 1));
    }

    /** What can be undone and done again, for another model that shows the same. */
    public final GameUndoHistory.Handover<T> edits() {
        return history.handover(this::apart);
    }

    /** A walk that was left, without what only this model knows of it. */
    protected T apart(T left) {
        return left;
    }

    /** Goes on with what another model left that showed the same. */
    public final void goOnAfter(GameUndoHistory.Handover<T> edits) {
        history.goOnAfter(edits);
    }

    private final class PresentWalk implements GameUndoHistory.Present<T> {
        @Override
        public WalkHistory<Integer> walk() {
            return walkHistory();
        }

        @Override
        public int least() {
            return KnightModel.this.least();
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
            return KnightModel.this.whole();
        }

        @Override
        public void bringBack(T before) {
            KnightModel.this.bringBack(before);
        }
    }

    /** Whether a person made a move, or set the knight, and can take that back. */
    public final boolean canTakeBack() {
        return walkHistory().length() > least();
    }

    /** Whether there is anything to undo: a move, or that a walk was left for this one. */
    public final boolean canUndo() {
        return history.canUndo();
    }

    public final void undo() {
        history.undo();
    }

    public final boolean canRedo() {
        return history.canRedo();
    }

    public final void redo() {
        history.redo();
    }

    /** Walks that were left do not come back: what was opened is another task. */
    public final void forgetHistory() {
        history.clear();
    }

    /** Changes with the walks that can be brought back: undo and redo depend on it. */
    public final ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    /** Says something where refusals are said; the next move takes it away. */
    public final void say(String words) {
        refusal.set("");
        refusal.set(words);
    }

    /** Why the last act did nothing, in a sentence; empty where it did what it should. */
    public final ReadOnlyStringProperty refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    /** The squares walked, by name. */
    public final List<String> squareNames() {
        return walkHistory().walked().stream()
                .map(square -> SquareNames.name(board(), square))
                .toList();
    }
}
