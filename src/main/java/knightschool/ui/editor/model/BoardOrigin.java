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
 * Which file the board in the editor belongs to, and what is in it. An edit that takes another board over leaves the
 * file; whoever undoes it is back in that file.
 */
public final class BoardOrigin {
    private final ReadOnlyObjectProperty<Board> board;
    private final ObjectProperty<Optional<Path>> file = new SimpleObjectProperty<>(this, "file", Optional.empty());
    private final ObjectProperty<Board> saved;
    private final BooleanBinding changed;
    private Map<BoardEdit, State> beyond = new HashMap<>();

    /**
     * Where a board comes from.
     *
     * @param saved may be null where it is not known
     * @param beyond where undoing or doing an edit again leads to
     */
    record State(Optional<Path> file, Board saved, Map<BoardEdit, State> beyond) {
        static State of(Optional<Path> file, Board saved) {
            return new State(file, saved, new HashMap<>());
        }

        boolean isChanged(Board board) {
            return !board.equals(saved);
        }
    }

    /** @param board that is edited; at first it is in no file */
    BoardOrigin(ReadOnlyObjectProperty<Board> board) {
        this.board = board;
        this.saved = new SimpleObjectProperty<>(this, "saved", board.get());
        this.changed = Bindings.createBooleanBinding(() -> !board.get().equals(saved.get()), board, saved);
    }

    /** The file that the board was opened from or saved to last. */
    public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    /** Whether the board differs from the one in its file, or from the first one where there is no file. */
    public BooleanBinding changedProperty() {
        return changed;
    }

    /** The file that holds the board as it is now. */
    public Optional<Path> holder() {
        return changed.get() ? Optional.empty() : file.get();
    }

    /** The board there is a change to that of a file, or to none: it is not saved. */
    public void changedFrom(Optional<Path> from) {
        set(from, null);
    }

    /** Counts the board as unchanged, as if it had been there first. */
    void beginHere() {
        saved.set(board.get());
    }

    void set(Optional<Path> from, Board there) {
        file.set(from);
        saved.set(there);
    }

    /** An edit takes a board over that is in no file. */
    void leave(BoardEdit edit) {
        beyond.put(edit.invert(), state());
        file.set(Optional.empty());
    }

    /** An edit was undone or done again. */
    void stepped(BoardEdit edit) {
        State there = beyond.remove(edit);
        if (there != null) {
            beyond.put(edit.invert(), state());
            set(there.file(), there.saved());
        }
    }

    /** Nothing can be undone any more. */
    void forget() {
        beyond.clear();
    }

    /** All of it, for as long as another board is in front. */
    State state() {
        return new State(file.get(), saved.get(), beyond);
    }

    /** Another board is in front. */
    void resume(State other) {
        beyond = other.beyond();
        set(other.file(), other.saved());
    }
}
