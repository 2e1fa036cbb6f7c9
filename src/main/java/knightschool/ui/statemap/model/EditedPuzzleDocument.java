package knightschool.ui.statemap.model;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.edit.DraftFault;
import knightschool.statemap.edit.PuzzleDraft;

/** Edits the shown puzzle, and keeps track of the file that contains it. */
public final class EditedPuzzleDocument {
    private final PuzzleEditModel edit = new PuzzleEditModel(this::edited);
    private final ObjectProperty<StateMapSetup> setup;

    /** Edited puzzles without a file. One that was left remains unsaved. */
    private final Set<SlidingPuzzle> unsaved = new HashSet<>();

    /** The puzzle without its unsaved changes. */
    private WrittenPuzzle source;

    private final InspectedPositionModel inspectedPosition;
    private final StateMapWorker maps;
    private final Consumer<StateMapSetup> afterEdit;
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper(this, "changed");

    /**
     * @param setup the set-up shown, with the puzzle in its initial position
     * @param inspectedPosition is cleared for editing
     * @param maps has no map of a board that is not a valid puzzle
     * @param afterEdit receives the set-up of the puzzle that an edit results in
     */
    public EditedPuzzleDocument(
            ObjectProperty<StateMapSetup> setup,
            InspectedPositionModel inspectedPosition,
            StateMapWorker maps,
            Consumer<StateMapSetup> afterEdit) {
        this.setup = setup;
        this.source = setup.get().source();
        this.inspectedPosition = inspectedPosition;
        this.maps = maps;
        this.afterEdit = afterEdit;
        setup.addListener(_ -> look());
        edit.draftProperty().addListener(_ -> look());
        edit.editingProperty().addListener(_ -> look());
    }

    private void look() {
        changed.set(isChanged());
    }

    /** The draft. */
    public PuzzleEditModel edit() {
        return edit;
    }

    private SlidingPuzzle puzzle() {
        return setup.get().puzzle();
    }

    /** Called before another puzzle is shown: ends editing. */
    public void open(WrittenPuzzle next) {
        if (!puzzle().equals(source.puzzle())) {
            unsaved.add(puzzle());
        }
        edit.end();
        source = next;
    }

    /** Starts editing the initial position of the puzzle, or ends editing. */
    public void toggle() {
        if (!edit.isEditing()) {
            inspectedPosition.returnToGame();
            edit.begin(PuzzleDraft.of(puzzle()));
        } else if (isSound()) {
            edit.end();
            mapIfPostponed();
        }
    }

    /** Whether the puzzle has edits that can be undone as soon as it is edited again. */
    public boolean hasEditsToUndo() {
        return !edit.isEditing()
                && edit.undoName().isPresent()
                && PuzzleDraft.of(puzzle()).equals(edit.draft());
    }

    private void mapIfPostponed() {
        if (maps.stateProperty().get() instanceof StateMapStatus.Waiting) {
            maps.map(puzzle());
        }
    }

    /** Whether the draft is a valid puzzle, so that editing can end. */
    public boolean isSound() {
        return edit.fault().filter(DraftFault::isFatal).isEmpty();
    }

    private void edited(PuzzleDraft draft) {
        StateMapSetup before = setup.get();
        draft.puzzle()
                .ifPresentOrElse(
                        puzzle -> afterEdit.accept(like(before, written(puzzle))), this::postponeMapOfInvalidPuzzle);
    }

    private void postponeMapOfInvalidPuzzle() {
        inspectedPosition.returnToGame();
        maps.wait(StateMapWords.UNFINISHED);
    }

    /** The source of an edited puzzle: the previous one if the puzzle is unchanged. */
    private WrittenPuzzle written(SlidingPuzzle puzzle) {
        return puzzle.equals(source.puzzle()) ? source : WrittenPuzzle.of(puzzle);
    }

    private static StateMapSetup like(StateMapSetup setup, WrittenPuzzle source) {
        return StateMapSetup.of(source).with(setup.layout()).showingSolution(setup.showsSolution());
    }

    /** Whether there are unsaved changes. */
    public boolean isChanged() {
        return edit.isEditing() && !isSound() || !puzzle().equals(source.puzzle()) || unsaved.contains(puzzle());
    }

    /** As {@link #isChanged}, as a property. */
    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    /** The puzzle without its unsaved changes. */
    public WrittenPuzzle source() {
        return source;
    }

    /** Called when a puzzle was saved to a file. */
    public void savedTo(Path file, SlidingPuzzle saved) {
        unsaved.remove(saved);
        source = WrittenPuzzle.ofFile(file, saved);
        if (puzzle().equals(saved)) {
            setup.set(like(setup.get(), source));
        }
        look();
    }

    /** Marks the shown puzzle as a recovered change to a file, or to none. */
    public void restore(Optional<Path> file) {
        file.ifPresent(from -> source = WrittenPuzzle.ofFile(from, source.puzzle()));
        unsaved.add(puzzle());
        look();
    }
}
