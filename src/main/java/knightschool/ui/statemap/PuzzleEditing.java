package knightschool.ui.statemap;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.setup.StateMapSetup;
import knightschool.setup.source.PuzzleSource;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.edit.DraftFault;
import knightschool.statemap.edit.PuzzleDraft;

/** Edits the puzzle that is shown, and knows which file has it. */
final class PuzzleEditing {
    private final PuzzleEditModel edit = new PuzzleEditModel(this::edited);
    private final ObjectProperty<StateMapSetup> setup;

    /** Edited puzzles that are in no file yet: one that was left comes back as unsaved as it was. */
    private final Set<SlidingPuzzle> unsaved = new HashSet<>();

    /** The puzzle without its changes. */
    private PuzzleSource source;

    private final Host host;
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper(this, "changed");

    /** What is told of edits. */
    interface Host {
        /** Another puzzle is there. */
        void edited(StateMapSetup next);

        /** What is there now is no puzzle. */
        void unfinished();

        /** Editing begins. */
        void begun();

        /** Editing has ended. */
        void ended();
    }

    /** @param setup what is shown; its puzzle is that at the start */
    PuzzleEditing(ObjectProperty<StateMapSetup> setup, Host host) {
        this.setup = setup;
        this.source = setup.get().source();
        this.host = host;
        setup.addListener(_ -> look());
        edit.draftProperty().addListener(_ -> look());
        edit.editingProperty().addListener(_ -> look());
    }

    private void look() {
        changed.set(isChanged());
    }

    /** The puzzle while it is edited. */
    PuzzleEditModel edit() {
        return edit;
    }

    private SlidingPuzzle puzzle() {
        return setup.get().puzzle();
    }

    /** Another puzzle will be shown: editing ends. */
    void open(PuzzleSource next) {
        if (!puzzle().equals(source.puzzle())) {
            unsaved.add(puzzle());
        }
        edit.end();
        source = next;
    }

    /** Edits the puzzle as it stands at the start, or ends that. */
    void toggle() {
        if (!edit.isEditing()) {
            host.begun();
            edit.begin(PuzzleDraft.of(puzzle()));
        } else if (isSound()) {
            edit.end();
            host.ended();
        }
    }

    /** Whether what is edited is a puzzle, so that editing can end. */
    boolean isSound() {
        return edit.fault().filter(DraftFault::isFatal).isEmpty();
    }

    private void edited(PuzzleDraft draft) {
        StateMapSetup before = setup.get();
        draft.puzzle().ifPresentOrElse(puzzle -> host.edited(like(before, written(puzzle))), host::unfinished);
    }

    /** How an edited puzzle is written: as before where it is the same again. */
    private PuzzleSource written(SlidingPuzzle puzzle) {
        return puzzle.equals(source.puzzle()) ? source : PuzzleSource.of(puzzle);
    }

    private static StateMapSetup like(StateMapSetup shown, PuzzleSource source) {
        return StateMapSetup.of(source).with(shown.layout()).showingSolution(shown.showsSolution());
    }

    /** Whether there are changes that are in no file. */
    boolean isChanged() {
        return edit.isEditing() && !isSound() || !puzzle().equals(source.puzzle()) || unsaved.contains(puzzle());
    }

    /** The same, for what shows it. */
    ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    /** The puzzle without its changes. */
    PuzzleSource source() {
        return source;
    }

    /** A file has that puzzle now. */
    void savedTo(Path file, SlidingPuzzle saved) {
        unsaved.remove(saved);
        source = PuzzleSource.ofFile(file, saved);
        if (puzzle().equals(saved)) {
            setup.set(like(setup.get(), source));
        }
        look();
    }

    /** The puzzle that is shown was kept aside: it is a change to that file, or to none. */
    void restore(Optional<Path> file) {
        file.ifPresent(from -> source = PuzzleSource.ofFile(from, source.puzzle()));
        unsaved.add(puzzle());
        look();
    }
}
