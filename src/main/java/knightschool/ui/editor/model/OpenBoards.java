package knightschool.ui.editor.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import knightschool.board.Board;

/**
 * The open boards of the editor in the order of their tabs; at least one. The values of the current board are in the
 * {@link BoardEditorModel}: switching to another board stores them and restores those of the other.
 */
public final class OpenBoards {
    /** The greatest number of boards, whose tabs can still be told apart. */
    public static final int MOST = 40;

    private final BoardEditorModel model;
    private final ObservableList<OpenBoard> all = FXCollections.observableArrayList();
    private final ObservableList<OpenBoard> readOnlyBoards = FXCollections.unmodifiableObservableList(all);
    private final ReadOnlyObjectWrapper<OpenBoard> front;

    /** @param first the board that the model starts with */
    OpenBoards(BoardEditorModel model, OpenBoard first) {
        this.model = model;
        this.front = new ReadOnlyObjectWrapper<>(this, "front", first);
        all.add(first);
    }

    /**
     * Returns all open boards, from left to right. The list also reports a change when a board that is not current gets
     * another file, or its file another content.
     */
    public ObservableList<OpenBoard> all() {
        return readOnlyBoards;
    }

    /** Returns whether a board must be closed before another can be opened. */
    public boolean isFull() {
        return all.size() >= MOST;
    }

    /** The current board, which is being edited. */
    public ReadOnlyObjectProperty<OpenBoard> frontProperty() {
        return front.getReadOnlyProperty();
    }

    public OpenBoard front() {
        return front.get();
    }

    private boolean isFront(OpenBoard one) {
        return one == front.get();
    }

    /** Returns the present squares of a board. */
    public Board board(OpenBoard one) {
        return isFront(one) ? model.board() : one.board();
    }

    private BoardFileState.State origin(OpenBoard one) {
        return isFront(one) ? model.origin().state() : one.origin();
    }

    /** Returns the file of a board; empty if it has none. */
    public Optional<Path> file(OpenBoard one) {
        return origin(one).file();
    }

    /**
     * Returns the number that distinguishes a board from others without a file, from 1. It is the lowest number free
     * when the number is assigned, and stays until the board has a file. Returns 0 for boards with a file.
     */
    public int number(OpenBoard one) {
        all.stream().filter(other -> file(other).isPresent()).forEach(other -> other.setNumber(0));
        all.stream()
                .filter(other -> file(other).isEmpty() && other.number() == 0)
                .forEach(other -> other.setNumber(freeNumber()));
        return one.number();
    }

    private int freeNumber() {
        return IntStream.iterate(1, number -> number + 1)
                .filter(number -> all.stream().noneMatch(other -> other.number() == number))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the board in its file, or the first one if there is no file; empty if unknown. */
    public Optional<Board> saved(OpenBoard one) {
        return Optional.ofNullable(origin(one).saved());
    }

    /** Returns whether a board has unsaved changes. */
    public boolean isChanged(OpenBoard one) {
        return origin(one).isChanged(board(one));
    }

    /** Returns the boards with unsaved changes. */
    public List<OpenBoard> changed() {
        return all.stream().filter(this::isChanged).toList();
    }

    /**
     * Returns whether the current board contains nothing of the user's: it has no edits and no file, and is not a copy.
     */
    public boolean isFrontFresh() {
        return !front().isWanted()
                && model.isUntouched()
                && !isChanged(front())
                && file(front()).isEmpty();
    }

    /**
     * Returns whether the current board was restored already, has a file, has changes, or was asked for by the user.
     */
    public boolean isFrontTaken() {
        return front().formerPlace() > 0 || front().isWanted() || file(front()).isPresent() || isChanged(front());
    }

    /** Returns a board that fulfils a condition; the current one has precedence. */
    public Optional<OpenBoard> find(Predicate<OpenBoard> condition) {
        return condition.test(front())
                ? Optional.of(front())
                : all.stream().filter(condition).findFirst();
    }

    /** Returns the board that belongs to a file. */
    public Optional<OpenBoard> of(Path file) {
        return find(one -> file(one).equals(Optional.of(file)));
    }

    /** Opens a board without a file directly after the current one, and makes it current. */
    public void open(Board board) {
        OpenBoard one = OpenBoard.inNoFile(board);
        all.add(all.indexOf(front()) + 1, one);
        number(one);
        bringToFront(one);
    }

    /**
     * Opens a copy of the current board, without a file, and makes it current. The copy counts as changed if the
     * original does.
     */
    public void duplicate() {
        boolean inNoFile = isChanged(front());
        open(model.board());
        front().setWanted();
        if (inNoFile) {
            model.origin().changedFrom(Optional.empty());
        }
    }

    /** Prevents that boards which differ from the default board are replaced, even those without edits. */
    public void keepAll() {
        all.stream().filter(one -> !board(one).equals(BoardEditorModel.USUAL)).forEach(OpenBoard::setWanted);
    }

    /** Inserts a board before or after the current one, which stays current. */
    public void add(int index, Board board, Optional<Path> file) {
        all.add(index, file.map(from -> OpenBoard.of(from, board)).orElseGet(() -> OpenBoard.inNoFile(board)));
    }

    /**
     * Moves the restored current board to its former position, relative to the other restored boards, and restores its
     * number. A board that has meanwhile received that number gets another one.
     *
     * @param place the former position from the left, from 1
     * @param number the former number, see {@link #number}; 0 for none
     */
    public void putBack(int place, int number) {
        OpenBoard one = front();
        List<OpenBoard> next = new ArrayList<>(all);
        next.remove(one);
        one.setFormerPlace(place);
        next.stream().filter(other -> other.number() == number).forEach(other -> other.setNumber(0));
        one.setNumber(number);
        int following = IntStream.range(0, next.size())
                .filter(i -> next.get(i).formerPlace() > place)
                .findFirst()
                .orElse(next.size());
        next.add(Math.clamp(place - 1L, 0, following), one);
        all.setAll(next);
    }

    /** Makes a board current. */
    public void bringToFront(OpenBoard one) {
        if (!isFront(one) && all.contains(one)) {
            model.keep(front());
            model.resume(one);
            front.set(one);
        }
    }

    /** Makes the board the given number of tabs to the right current, wrapping around at the ends. */
    public void step(int by) {
        bringToFront(all.get(Math.floorMod(all.indexOf(front()) + by, all.size())));
    }

    /** Closes a board and discards its changes; after the last board a new one is opened. */
    public void close(OpenBoard one) {
        int index = all.indexOf(one);
        if (index < 0) {
            return;
        }
        if (all.size() == 1) {
            OpenBoard first = OpenBoard.inNoFile(BoardEditorModel.USUAL);
            first.setNumber(1);
            all.add(first);
        }
        if (isFront(one)) {
            bringToFront(all.get(index + 1 < all.size() ? index + 1 : index - 1));
        }
        all.remove(one);
    }

    /**
     * Records that a board, current or not, was saved to a file. No other board belongs to that file any more, even if
     * the board was closed meanwhile.
     */
    public void savedTo(OpenBoard one, Path file, Board board) {
        all.stream()
                .filter(other -> other != one && file(other).equals(Optional.of(file)))
                .forEach(other -> set(other, BoardFileState.State.of(Optional.empty(), null)));
        set(one, new BoardFileState.State(Optional.of(file), board, origin(one).beyond()));
    }

    /**
     * Records the content of a board's file if it was unknown, unless the board has been opened from or saved to
     * another file, or closed, meanwhile.
     */
    public void learn(OpenBoard one, Path file, Board board) {
        BoardFileState.State state = origin(one);
        if (state.saved() == null && state.file().equals(Optional.of(file))) {
            set(one, new BoardFileState.State(state.file(), board, state.beyond()));
        }
    }

    private void set(OpenBoard one, BoardFileState.State origin) {
        if (isFront(one)) {
            model.origin().resume(origin);
        } else if (all.contains(one)) {
            one.keep(one.board(), origin, one.selection());
            // The properties are those of the current board: the list tells that this one has changed.
            all.set(all.indexOf(one), one);
        }
    }
}
