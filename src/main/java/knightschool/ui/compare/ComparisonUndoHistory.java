package knightschool.ui.compare;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.setup.CompareSetup;
import knightschool.ui.history.ObservableHistory;

/**
 * The undo history of a comparison. It records changes of panes, board and breakpoints, which pane is enlarged, and the
 * steps that jumps to a difference or to the step of a move started from.
 */
final class ComparisonUndoHistory {
    private final ObservableHistory<State> history = new ObservableHistory<>();
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
            history.leave(new State(before, Optional.empty()));
        }
    }

    /** Runs a jump to another step, which must change nothing else, and records it. */
    void jump(Runnable jump) {
        CompareSetup before = now.get();
        jump.run();
        CompareSetup after = now.get();
        if (!before.equals(after)) {
            history.leave(new State(before, Optional.of(after)));
        }
    }

    void undo() {
        history.before().ifPresent(next -> {
            history.back(wayBack(next));
            show.accept(next.setup());
        });
    }

    void redo() {
        history.after().ifPresent(next -> {
            history.forth(wayBack(next));
            show.accept(next.setup());
        });
    }

    /** The state that undoes the restoring of a state. */
    private State wayBack(State next) {
        return next.other()
                .map(end -> new State(end, Optional.of(next.setup())))
                .orElseGet(() -> new State(now.get(), Optional.empty()));
    }

    ReadOnlyBooleanProperty undoableProperty() {
        return history.undoableProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return history.redoableProperty();
    }
}
