package knightschool.ui.editor.model;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.edit.BoardEdit;

/**
 * Which file the board in the editor belongs to, and what is in it. An edit that takes another board over leaves the
 * file; whoever undoes it is back in that file.
 */
final class BoardOrigin {
    private final ObjectProperty<Optional<Path>> file = new SimpleObjectProperty<>(this, "file", Optional.empty());
    private final ObjectProperty<Board> saved;
    private final Map<BoardEdit, Origin> beyond = new HashMap<>();

    /** @param saved may be null where it is not known */
    private record Origin(Optional<Path> file, Board saved) {}

    /** @param first the first board, in no file */
    BoardOrigin(Board first) {
        saved = new SimpleObjectProperty<>(this, "saved", first);
    }

    /** The file that the board was opened from or saved to last. */
    ObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    /** The board in the file, or the first one where there is no file; null where it is not known. */
    ObjectProperty<Board> savedProperty() {
        return saved;
    }

    void set(Optional<Path> from, Board board) {
        file.set(from);
        saved.set(board);
    }

    /** An edit takes a board over that is in no file. */
    void leave(BoardEdit edit) {
        beyond.put(edit.invert(), now());
        file.set(Optional.empty());
    }

    private Origin now() {
        return new Origin(file.get(), saved.get());
    }

    /** An edit was undone or done again. */
    void stepped(BoardEdit edit) {
        Origin there = beyond.remove(edit);
        if (there != null) {
            beyond.put(edit.invert(), now());
            set(there.file(), there.saved());
        }
    }

    /** Nothing can be undone any more. */
    void forget() {
        beyond.clear();
    }
}
