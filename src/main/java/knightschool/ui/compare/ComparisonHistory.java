package knightschool.ui.compare;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.board.edit.StateHistory;
import knightschool.setup.CompareSetup;

/**
 * What a person changed of what is compared, to be taken back: other panes, another board, other breakpoints, and where
 * a jump to a difference led away from.
 */
final class ComparisonHistory {
    private final StateHistory<CompareSetup> history = new StateHistory<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private final Supplier<CompareSetup> now;
    private final Consumer<CompareSetup> show;

    /**
     * @param now what is compared
     * @param show compares that again
     */
    ComparisonHistory(Supplier<CompareSetup> now, Consumer<CompareSetup> show) {
        this.now = now;
        this.show = show;
    }

    /** Makes a change; the step that is shown, and which pane is enlarged, are no part of it. */
    void make(Runnable change) {
        CompareSetup before = now.get();
        change.run();
        CompareSetup after = now.get();
        if (!before.problem().equals(after.problem())
                || !before.solvers().equals(after.solvers())
                || !before.stops().equals(after.stops())) {
            history.leave(before);
            look();
        }
    }

    /** Makes a jump to another step, which is all that it changes. */
    void jump(Runnable jump) {
        CompareSetup before = now.get();
        jump.run();
        if (!before.equals(now.get())) {
            history.leave(before);
            look();
        }
    }

    void undo() {
        history.back(now.get()).ifPresent(show);
        look();
    }

    void redo() {
        history.forth(now.get()).ifPresent(show);
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
