package knightschool.ui.picture;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.ui.history.ObservableHistory;

/**
 * The undo history of the board found in a picture: each change is a step that can be undone, and a stroke over many
 * squares is a single step. Free of JavaFX controls.
 */
final class PictureCorrectionHistory {
    private final ReadOnlyObjectWrapper<PictureCorrectionState> state =
            new ReadOnlyObjectWrapper<>(this, "state", PictureCorrectionState.UNREAD);
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
    private final ObservableHistory<PictureCorrectionState> history = new ObservableHistory<>();
    private Optional<PictureCorrectionState> strokeBegan = Optional.empty();

    ReadOnlyObjectProperty<PictureCorrectionState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    PictureCorrectionState now() {
        return state.get();
    }

    ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return history.redoableProperty();
    }

    /** Adds a complete step, except for the first search; a stroke in progress ends first. */
    void put(PictureCorrectionState next) {
        endStroke();
        if (now() != PictureCorrectionState.UNREAD) {
            history.leave(now());
        }
        show(next);
    }

    /** Changes the words about the same board, which is not a step. */
    void amend(PictureCorrectionState next) {
        endStroke();
        show(next);
    }

    /** Begins a stroke; all painting until its end is a single step. */
    void beginStroke() {
        endStroke();
        strokeBegan = Optional.of(now());
    }

    boolean isStroke() {
        return strokeBegan.isPresent();
    }

    /** Continues the stroke. */
    void paint(PictureCorrectionState next) {
        show(next);
    }

    /** Ends the stroke, if one is in progress. */
    void endStroke() {
        strokeBegan.filter(before -> before != now()).ifPresent(history::leave);
        strokeBegan = Optional.empty();
        updateAvailability();
    }

    void undo() {
        endStroke();
        history.back(now()).ifPresent(this::show);
    }

    void redo() {
        endStroke();
        history.forth(now()).ifPresent(this::show);
    }

    private void show(PictureCorrectionState next) {
        state.set(next);
        updateAvailability();
    }

    private void updateAvailability() {
        canUndo.set(history.undoableProperty().get() || isStroke());
    }

    /** Returns the board that the user corrected last, even if a later reading replaced it. */
    Optional<CorrectedBoard> lastCorrected() {
        return Optional.of(now())
                .filter(PictureCorrectionState::isCorrected)
                .or(() -> history.newest(PictureCorrectionState::isCorrected))
                .flatMap(PictureCorrectionState::board);
    }
}
