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
 * The boards that are open in the editor, in the order of their cards; at least one. The one in front is in the
 * {@link EditorViewModel}: going to another keeps what that one is, and brings back what the other was.
 */
public final class OpenBoards {
    /** As many have cards that can still be told apart. */
    public static final int MOST = 40;

    private final EditorViewModel model;
    private final ObservableList<OpenBoard> all = FXCollections.observableArrayList();
    private final ObservableList<OpenBoard> readOnlyBoards = FXCollections.unmodifiableObservableList(all);
    private final ReadOnlyObjectWrapper<OpenBoard> front;

    /** @param first what the model has at first */
    OpenBoards(EditorViewModel model, OpenBoard first) {
        this.model = model;
        this.front = new ReadOnlyObjectWrapper<>(this, "front", first);
        all.add(first);
    }

    /** All of them, from the left. */
    public ObservableList<OpenBoard> all() {
        return readOnlyBoards;
    }

    /** Whether no other is opened unless one is closed first. */
    public boolean isFull() {
        return all.size() >= MOST;
    }

    /** The one that is edited. */
    public ReadOnlyObjectProperty<OpenBoard> frontProperty() {
        return front.getReadOnlyProperty();
    }

    public OpenBoard front() {
        return front.get();
    }

    private boolean isFront(OpenBoard one) {
        return one == front.get();
    }

    /** The squares as they are now. */
    public Board board(OpenBoard one) {
        return isFront(one) ? model.board() : one.board();
    }

    private BoardOrigin.State origin(OpenBoard one) {
        return isFront(one) ? model.origin().state() : one.origin();
    }

    /** The file it belongs to. */
    public Optional<Path> file(OpenBoard one) {
        return origin(one).file();
    }

    /**
     * The number that tells a board apart from others that are in no file, from 1 on. It is the lowest that is free
     * when it is given, and stays until the board is in a file; 0 for those that are.
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

    /** The board in its file, or the first one where there is none; empty where it is not known. */
    public Optional<Board> saved(OpenBoard one) {
        return Optional.ofNullable(origin(one).saved());
    }

    /** Whether it has changes that are in no file. */
    public boolean isChanged(OpenBoard one) {
        return origin(one).isChanged(board(one));
    }

    /** Those with changes that are in no file. */
    public List<OpenBoard> changed() {
        return all.stream().filter(this::isChanged).toList();
    }

    /** Whether the one in front has nothing of a person's: no edit, no file, and it is no copy. */
    public boolean isFrontFresh() {
        return !front().isWanted()
                && model.isUntouched()
                && !isChanged(front())
                && file(front()).isEmpty();
    }

    /** Whether the one in front has come back already, after a crash or an end, is in a file, or has changes. */
    public boolean isFrontTaken() {
        return front().formerPlace() > 0 || front().isWanted() || file(front()).isPresent() || isChanged(front());
    }

    /** One that fulfils a condition; the one in front before all others. */
    public Optional<OpenBoard> find(Predicate<OpenBoard> wanted) {
        return wanted.test(front())
                ? Optional.of(front())
                : all.stream().filter(wanted).findFirst();
    }

    /** The one that belongs to a file. */
    public Optional<OpenBoard> of(Path file) {
        return find(one -> file(one).equals(Optional.of(file)));
    }

    /** Opens a board that is in no file, behind the one in front, and goes to it. */
    public void open(Board board) {
        OpenBoard one = OpenBoard.inNoFile(board);
        all.add(all.indexOf(front()) + 1, one);
        number(one);
        bringToFront(one);
    }

    /**
     * Opens a copy of the one in front, in no file, and goes to it. What was changed there is changed in the copy too.
     */
    public void duplicate() {
        boolean inNoFile = isChanged(front());
        open(model.board());
        front().setWanted();
        if (inNoFile) {
            model.origin().changedFrom(Optional.empty());
        }
    }

    /** From now on nothing takes the place of boards that are not as one is at first, even where they have no edits. */
    public void keepAll() {
        all.stream().filter(one -> !board(one).equals(EditorViewModel.USUAL)).forEach(OpenBoard::setWanted);
    }

    /** Puts a board before or behind the one in front, which stays there. */
    public void add(int index, Board board, Optional<Path> file) {
        all.add(index, file.map(from -> OpenBoard.of(from, board)).orElseGet(() -> OpenBoard.inNoFile(board)));
    }

    /**
     * Puts the one in front where it stood when it was kept aside, as far as the others are there, and calls it as it
     * was called. One that is called so meanwhile gets another number.
     *
     * @param place from the left, from 1 on
     * @param number see {@link #number}; 0 for none
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

    /** Goes to one of them. */
    public void bringToFront(OpenBoard one) {
        if (!isFront(one) && all.contains(one)) {
            model.keep(front());
            model.resume(one);
            front.set(one);
        }
    }

    /** Goes some cards to the right, from the last to the first. */
    public void step(int by) {
        bringToFront(all.get(Math.floorMod(all.indexOf(front()) + by, all.size())));
    }

    /** Closes one of them with its changes; after the last one a new board is there. */
    public void close(OpenBoard one) {
        int index = all.indexOf(one);
        if (index < 0) {
            return;
        }
        if (all.size() == 1) {
            OpenBoard first = OpenBoard.inNoFile(EditorViewModel.USUAL);
            first.setNumber(1);
            all.add(first);
        }
        if (isFront(one)) {
            bringToFront(all.get(index + 1 < all.size() ? index + 1 : index - 1));
        }
        all.remove(one);
    }

    /** A board was saved to a file, whether it is still in front or not; no other one belongs to that file now. */
    public void savedTo(OpenBoard one, Path file, Board board) {
        all.stream()
                .filter(other -> other != one && file(other).equals(Optional.of(file)))
                .forEach(other -> set(other, BoardOrigin.State.of(Optional.empty(), null)));
        set(one, new BoardOrigin.State(Optional.of(file), board, origin(one).beyond()));
    }

    /**
     * What is in the file of a board of which that was not known, unless another file was opened or saved meanwhile.
     */
    public void learn(OpenBoard one, Path file, Board there) {
        BoardOrigin.State known = origin(one);
        if (known.saved() == null && known.file().equals(Optional.of(file))) {
            set(one, new BoardOrigin.State(known.file(), there, known.beyond()));
        }
    }

    private void set(OpenBoard one, BoardOrigin.State origin) {
        if (isFront(one)) {
            model.origin().resume(origin);
        } else {
            one.keep(one.board(), origin, one.selection());
        }
    }
}
