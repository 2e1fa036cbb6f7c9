package knightschool.ui.picture;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.edit.StateHistory;

/**
 * What is known of a picture, and what was known before: each change is a step that can be taken back, and a stroke
 * over many squares is one. Knows no toolkit.
 */
final class PictureUndoHistory {
    private final ReadOnlyObjectWrapper<PictureReadingState> state =
            new ReadOnlyObjectWrapper<>(this, "state", PictureReadingState.UNREAD);
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper(this, "canRedo");
    private final StateHistory<PictureReadingState> history = new StateHistory<>();
    private Optional<PictureReadingState> strokeBegan = Optional.empty();

    ReadOnlyObjectProperty<PictureReadingState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    PictureReadingState now() {
        return state.get();
    }

    ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }

    /** A whole step, except for the first look; a stroke under way ends before it. */
    void put(PictureReadingState next) {
        endStroke();
        if (now() != PictureReadingState.UNREAD) {
            history.leave(now());
        }
        show(next);
    }

    /** Says something else of the same board, which is no step. */
    void amend(PictureReadingState next) {
        endStroke();
        show(next);
    }

    /** From now on what is painted is one step, until the stroke ends. */
    void beginStroke() {
        endStroke();
        strokeBegan = Optional.of(now());
    }

    boolean isStroke() {
        return strokeBegan.isPresent();
    }

    /** A part of the stroke. */
    void paint(PictureReadingState next) {
        show(next);
    }

    /** Ends the stroke, if one is under way. */
    void endStroke() {
        strokeBegan.filter(before -> before != now()).ifPresent(history::leave);
        strokeBegan = Optional.empty();
        tell();
    }

    void undo() {
        endStroke();
        history.back(now()).ifPresent(this::show);
    }

    void redo() {
        endStroke();
        history.forth(now()).ifPresent(this::show);
    }

    private void show(PictureReadingState next) {
        state.set(next);
        tell();
    }

    private void tell() {
        canUndo.set(history.canGoBack() || isStroke());
        canRedo.set(history.canGoForth());
    }

    /** The board that a person corrected last, be it one that a later reading took the place of. */
    Optional<CorrectedBoard> lastCorrected() {
        return Optional.of(now())
                .filter(PictureReadingState::isCorrected)
                .or(() -> history.newest(PictureReadingState::isCorrected))
                .flatMap(PictureReadingState::found);
    }
}
