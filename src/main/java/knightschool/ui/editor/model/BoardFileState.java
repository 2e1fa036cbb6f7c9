package knightschool.ui.editor.model;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.edit.BoardEdit;

/**
 * The file that the edited board belongs to, and the board in that file. An edit that takes over another board detaches
 * the board from its file; undoing it restores the file.
 */
public final class BoardFileState {
    private final ReadOnlyObjectProperty<Board> board;
    private final ObjectProperty<Optional<Path>> file = new SimpleObjectProperty<>(this, "file", Optional.empty());
    private final ObjectProperty<Board> saved;
    private final BooleanBinding changed;
    private Map<BoardEdit, State> beyond = new HashMap<>();

    /**
     * The origin of a board.
     *
     * @param file the file; empty for none
     * @param saved the board in the file; null if unknown
     * @param beyond the origins to which undoing or redoing an edit returns
     */
    record State(Optional<Path> file, Board saved, Map<BoardEdit, State> beyond) {
        static State of(Optional<Path> file, Board saved) {
            return new State(file, saved, new HashMap<>());
        }

        boolean isChanged(Board board) {
            return !board.equals(saved);
        }
    }

    /** @param board the edited board, which has no file at first */
    BoardFileState(ReadOnlyObjectProperty<Board> board) {
        this.board = board;
        this.saved = new SimpleObjectProperty<>(this, "saved", board.get());
        this.changed = Bindings.createBooleanBinding(() -> !board.get().equals(saved.get()), board, saved);
    }

    /** The file that the board was opened from or last saved to. */
    public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    /** Whether the board differs from the one in its file, or from the first one if there is no file. */
    public BooleanBinding changedProperty() {
        return changed;
    }

    /** Returns the file that contains the present board; empty if the board is changed or has no file. */
    public Optional<Path> holder() {
        return changed.get() ? Optional.empty() : file.get();
    }

    /** Marks the board as an unsaved change to a file, or to none if empty. */
    public void changedFrom(Optional<Path> from) {
        set(from, null);
    }

    /** Counts the board as unchanged, as if it had been the first one. */
    void beginHere() {
        saved.set(board.get());
    }

    void set(Optional<Path> from, Board board) {
        file.set(from);
        saved.set(board);
    }

    /** Detaches the board from its file because of an edit that takes over an unsaved board. */
    void leave(BoardEdit edit) {
        beyond.put(edit.invert(), state());
        file.set(Optional.empty());
    }

    /** Restores the origin that belongs to an edit that was undone or redone. */
    void stepped(BoardEdit edit) {
        State state = beyond.remove(edit);
        if (state != null) {
            beyond.put(edit.invert(), state());
            set(state.file(), state.saved());
        }
    }

    /** Forgets the origins of edits, since nothing can be undone any more. */
    void forget() {
        beyond.clear();
    }

    /** Returns the complete state, to be kept while another board is current. */
    State state() {
        return new State(file.get(), saved.get(), beyond);
    }

    /** Switches to the state of another board. */
    void resume(State other) {
        beyond = other.beyond();
        set(other.file(), other.saved());
    }
}
