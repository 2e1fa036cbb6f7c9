package knightschool.ui.compare;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.board.edit.StateHistory;
import knightschool.setup.CompareSetup;

/**
 * The undo history of a comparison. It records changes of panes, board and breakpoints, which pane is enlarged, and the
 * steps that jumps to a difference or to the step of a move started from.
 */
final class ComparisonUndoHistory {
    private final StateHistory<State> history = new StateHistory<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private final Supplier<CompareSetup> now;
    private final Consumer<CompareSetup> show;

    /**
     * A state that can be restored.
     *
     * @param other the other end of a jump, to which redo leads wherever the user has gone since; empty for a change
     *     that is not a jump
     */
    private record State(CompareSetup setup, Optional<CompareSetup> other) {}

    /**
     * @param now returns the current set-up
     * @param show restores a set-up
     */
    ComparisonUndoHistory(Supplier<CompareSetup> now, Consumer<CompareSetup> show) {
        this.now = now;
        this.show = show;
    }

    /** Makes a change. The step is not part of it. */
    void make(Runnable change) {
        CompareSetup before = now.get();
        change.run();
        CompareSetup after = now.get();
        if (!before.problem().equals(after.problem())
                || !before.solvers().equals(after.solvers())
                || !before.stops().equals(after.stops())
                || !before.enlarged().equals(after.enlarged())) {
            leave(new State(before, Optional.empty()));
        }
    }

    /** Runs a jump to another step, which must change nothing else, and records it. */
    void jump(Runnable jump) {
        CompareSetup before = now.get();
        jump.run();
        CompareSetup after = now.get();
        if (!before.equals(after)) {
            leave(new State(before, Optional.of(after)));
        }
    }

    private void leave(State before) {
        history.leave(before);
        look();
    }

    void undo() {
        history.before().ifPresent(next -> {
            history.back(wayBack(next));
            bring(next);
        });
    }

    void redo() {
        history.after().ifPresent(next -> {
            history.forth(wayBack(next));
            bring(next);
        });
    }

    /** The state that undoes the restoring of a state. */
    private State wayBack(State next) {
        return next.other()
                .map(end -> new State(end, Optional.of(next.setup())))
                .orElseGet(() -> new State(now.get(), Optional.empty()));
    }

    private void bring(State next) {
        show.accept(next.setup());
        look();
    }

    private void look() {
        undoable.set(history.canGoBack());
        redoable.set(history.canGoForth());
    }

    ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }
}
