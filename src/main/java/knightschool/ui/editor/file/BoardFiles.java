package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FileStamp;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;
import knightschool.ui.document.DocumentKind;
import knightschool.ui.document.Documents;
import knightschool.ui.document.FileContent;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.scene.UnsavedDocument;

/** Opens, saves and closes the boards of a view model. Used on the JavaFX thread, which waits for no file. */
public final class BoardFiles {
    private static final DocumentKind<Board> KIND =
            DocumentKind.BOARD.readBy((file, _) -> SceneKind.EDITOR.requireShowable(BoardText.read(file)));

    private final EditorViewModel model;
    private final OpenBoards boards;
    private final Documents documents;
    private final Consumer<InputFault> faults;

    /** @param faults told what cannot be done; what was open stays open */
    public BoardFiles(EditorViewModel model, Documents documents, Consumer<InputFault> faults) {
        this.model = model;
        this.boards = model.boards();
        this.documents = documents;
        this.faults = faults;
    }

    /** Asks for the file of a board. */
    public Optional<Path> choose() {
        return documents.choose(KIND, model.origin().fileProperty().get());
    }

    /** Asks for a file and opens it. */
    public void open() {
        choose().ifPresent(this::open);
    }

    /**
     * Opens a file. Where one of the boards is that of the file it comes in front, as it is in the file now; else it is
     * a board of its own.
     *
     * @param file named in full
     */
    public void open(Path file) {
        boards.of(file).ifPresentOrElse(board -> openAgain(board, file), () -> read(file, Optional.empty()));
    }

    private void openAgain(OpenBoard board, Path file) {
        afterChanges(board, () -> read(file, Optional.of(boards.board(board))));
    }

    /** @param given up for what the file has, where that is open already */
    private void read(Path file, Optional<Board> given) {
        documents.read(KIND, file, read -> show(read, given), faults);
    }

    /** What was edited while the file was read is asked about before it is lost, as what was edited before. */
    private void show(FileContent<Board> read, Optional<Board> given) {
        Path file = read.file();
        Optional<OpenBoard> open = boards.of(file);
        if (open.filter(one -> loses(one, read.value(), given)).isPresent()) {
            openAgain(open.get(), file);
            return;
        }
        open.ifPresent(boards::bringToFront);
        if (open.isEmpty() && !boards.isFrontFresh()) {
            if (boards.isFull()) {
                throw BoardFileWords.tooManyFor(file, OpenBoards.MOST);
            }
            boards.open(read.value());
        }
        documents.opened(KIND, read);
        if (open.isEmpty() || !read.value().equals(model.board())) {
            model.opened(file, read.value());
        }
    }

    private boolean loses(OpenBoard one, Board read, Optional<Board> given) {
        Board now = boards.board(one);
        return boards.isChanged(one) && !now.equals(read) && !given.equals(Optional.of(now));
    }

    /** Saves the board in front to its file, or asks for one where it has none. */
    public void save() {
        OpenBoard one = boards.front();
        model.release();
        documents.save(KIND, draft(one), saved(one));
    }

    /** Asks for a file and saves the board in front to it. */
    public void saveAs() {
        OpenBoard one = boards.front();
        model.release();
        documents.saveAs(KIND, draft(one), saved(one));
    }

    private SaveRequest<Board> draft(OpenBoard one) {
        String name = BoardName.of(boards, one);
        return new SaveRequest<>(boards.board(one), name, BoardName.proposed(name), boards.file(one));
    }

    private Consumer<Optional<Path>> saved(OpenBoard one) {
        Board board = boards.board(one);
        return file -> file.ifPresent(to -> boards.savedTo(one, to, board));
    }

    private void save(OpenBoard one, Consumer<Boolean> then) {
        boards.bringToFront(one);
        model.release();
        documents.save(KIND, draft(one), saved(one).andThen(file -> then.accept(file.isPresent())));
    }

    /** The file of a board as it was when the board was opened or saved; empty where it has none. */
    public Optional<FileStamp> stamp(OpenBoard one) {
        return boards.file(one).flatMap(documents::stamp);
    }

    /** The board on screen is that of a file, which somebody else has read. */
    public void belongsTo(Path file) {
        boards.savedTo(boards.front(), file, model.board());
        watch(file);
    }

    /** Says that not all boards of the last time are open again. */
    public void tellTooMany(int before) {
        faults.accept(BoardFileWords.tooMany(before, OpenBoards.MOST));
    }

    /** Takes note of how a file is now that a board belongs to. */
    public void watch(Path file) {
        documents.watch(file);
    }

    /** Takes over a board that was kept aside: from now on it is a change to that file, which may be gone. */
    public void restore(Optional<Path> file, Optional<FileStamp> then) {
        OpenBoard one = boards.front();
        model.origin().changedFrom(file);
        file.ifPresent(from -> {
            documents.note(from, then);
            documents.read(KIND, from, read -> boards.learn(one, from, read.value()), _ -> {});
        });
    }

    /** Closes a board, once a person has saved its changes or given them up; not at all if they cancel. */
    public void close(OpenBoard one) {
        afterChanges(one, () -> boards.close(one));
    }

    /** Every board with changes that are in no file. */
    public List<UnsavedDocument> documents() {
        return boards.changed().stream()
                .map(one -> new UnsavedDocument(one, listed(one), then -> save(one, then)))
                .toList();
    }

    private String listed(OpenBoard one) {
        Board board = boards.board(one);
        return BoardFileWords.listed(BoardName.of(boards, one), board.columns(), board.rows());
    }

    /**
     * Does something that loses changes of the board in front, once a person has saved them or given them up; not at
     * all if they cancel.
     */
    public void afterChanges(Runnable action) {
        afterChanges(boards.front(), action);
    }

    private void afterChanges(OpenBoard one, Runnable action) {
        documents.afterChanges(KIND, () -> unsaved(one), () -> {
            boards.bringToFront(one);
            action.run();
        });
    }

    /** A board that is asked about, in front; nothing where it has no changes. */
    private Optional<UnsavedDocument> unsaved(OpenBoard one) {
        if (!boards.all().contains(one) || !boards.isChanged(one)) {
            return Optional.empty();
        }
        boards.bringToFront(one);
        return Optional.of(new UnsavedDocument(one, BoardName.of(boards, one), then -> save(one, then)));
    }
}
