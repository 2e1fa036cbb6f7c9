package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FileStamp;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.StampedFileContent;
import knightschool.ui.editor.model.BoardEditorModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.scene.UnsavedDocument;

/**
 * Opens board files in the editor, saves its boards to files, and closes boards after the user has been asked about
 * unsaved changes. Used on the JavaFX thread, which is never blocked by files.
 */
public final class BoardFiles {
    private static final DocumentTypeDescriptor<Board> KIND = DocumentTypeDescriptor.BOARD.readBy(
            (file, _) -> BuiltInSceneKinds.EDITOR.requireShowable(BoardText.read(file)));

    private final BoardEditorModel model;
    private final OpenBoards boards;
    private final DocumentFileManager documents;
    private final Consumer<InputFault> faults;

    /** @param faults receives the reason why something cannot be done; the open boards stay open */
    public BoardFiles(BoardEditorModel model, DocumentFileManager documents, Consumer<InputFault> faults) {
        this.model = model;
        this.boards = model.boards();
        this.documents = documents;
        this.faults = faults;
    }

    /** Asks for the file of a board; empty if the user cancelled. */
    public Optional<Path> choose() {
        return documents.choose(KIND, model.origin().fileProperty().get());
    }

    /** Asks for a file and opens it. */
    public void open() {
        choose().ifPresent(this::open);
    }

    /**
     * Opens a file. If it is the file of an open board, that board comes to the front with the present content of the
     * file; otherwise it is opened as another board.
     *
     * @param file the full path
     */
    public void open(Path file) {
        boards.of(file).ifPresentOrElse(board -> openAgain(board, file), () -> read(file, Optional.empty()));
    }

    private void openAgain(OpenBoard board, Path file) {
        afterChanges(board, () -> read(file, Optional.of(boards.board(board))));
    }

    /**
     * Reads a file.
     *
     * @param openBoard the open board that may be lost in favour of the file's content, if the file is open already
     */
    private void read(Path file, Optional<Board> openBoard) {
        documents.read(KIND, file, boardFile -> show(boardFile, openBoard), faults);
    }

    /**
     * Shows a board that was read. Edits made while the file was read are asked about before they are lost, as earlier
     * ones.
     */
    private void show(StampedFileContent<Board> boardFile, Optional<Board> openBoard) {
        Path file = boardFile.file();
        Optional<OpenBoard> open = boards.of(file);
        if (open.filter(one -> loses(one, boardFile.value(), openBoard)).isPresent()) {
            openAgain(open.get(), file);
            return;
        }
        open.ifPresent(boards::bringToFront);
        if (open.isEmpty() && !boards.isFrontFresh()) {
            if (boards.isFull()) {
                throw BoardFileWords.tooManyFor(file, OpenBoards.MOST);
            }
            boards.open(boardFile.value());
        }
        documents.opened(KIND, boardFile);
        if (open.isEmpty() || !boardFile.value().equals(model.board())) {
            model.opened(file, boardFile.value());
        }
    }

    private boolean loses(OpenBoard one, Board boardOfFile, Optional<Board> openBoard) {
        Board now = boards.board(one);
        return boards.isChanged(one) && !now.equals(boardOfFile) && !openBoard.equals(Optional.of(now));
    }

    /** Saves the current board to its file, or asks for a file if it has none. */
    public void save() {
        OpenBoard one = boards.front();
        model.release();
        documents.save(KIND, draft(one), saved(one));
    }

    /** Asks for a file and saves the current board to it. */
    public void saveAs() {
        OpenBoard one = boards.front();
        model.release();
        documents.saveAs(KIND, draft(one), saved(one));
    }

    private SaveRequest<Board> draft(OpenBoard one) {
        String name = BoardAndFileNames.of(boards, one);
        return new SaveRequest<>(boards.board(one), name, BoardAndFileNames.proposed(name), boards.file(one));
    }

    private Consumer<Path> saved(OpenBoard one) {
        Board board = boards.board(one);
        return file -> boards.savedTo(one, file, board);
    }

    private void save(OpenBoard one, Consumer<Boolean> then) {
        boards.bringToFront(one);
        model.release();
        documents.save(KIND, draft(one), saved(one), then);
    }

    /** Returns the stamp of a board's file from when the board was opened or saved; empty if the board has no file. */
    public Optional<FileStamp> stamp(OpenBoard one) {
        return boards.file(one).flatMap(documents::stamp);
    }

    /** Records that the current board is that of a file, which was read elsewhere. */
    public void belongsTo(Path file) {
        boards.savedTo(boards.front(), file, model.board());
        watch(file);
    }

    /** Reports that not all boards of the last run are open again. */
    public void reportTooMany(int before) {
        faults.accept(BoardFileWords.tooMany(before, OpenBoards.MOST));
    }

    /** Records the present stamp of the file of a board. */
    public void watch(Path file) {
        documents.watch(file);
    }

    /**
     * Takes over a board that was set aside: from now on it counts as a change to the given file, which may no longer
     * exist.
     */
    public void restore(Optional<Path> file, Optional<FileStamp> then) {
        OpenBoard one = boards.front();
        model.origin().changedFrom(file);
        file.ifPresent(from -> {
            documents.note(from, then);
            documents.read(KIND, from, read -> boards.learn(one, from, read.value()), _ -> {});
        });
    }

    /** Closes a board, after the user has saved or discarded its changes; not if the user cancels. */
    public void close(OpenBoard one) {
        afterChanges(one, () -> boards.close(one));
    }

    /** Returns all boards with unsaved changes. */
    public List<UnsavedDocument> documents() {
        return boards.changed().stream()
                .map(one -> new UnsavedDocument(one, listed(one), then -> save(one, then)))
                .toList();
    }

    private String listed(OpenBoard one) {
        Board board = boards.board(one);
        return BoardFileWords.listed(BoardAndFileNames.of(boards, one), board.columns(), board.rows());
    }

    /**
     * Runs an action that loses changes of the current board, after the user has saved or discarded them; not if the
     * user cancels.
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

    /** Brings a board to the front and returns it if it has unsaved changes; empty otherwise. */
    private Optional<UnsavedDocument> unsaved(OpenBoard one) {
        if (!boards.all().contains(one) || !boards.isChanged(one)) {
            return Optional.empty();
        }
        boards.bringToFront(one);
        return Optional.of(new UnsavedDocument(one, BoardAndFileNames.of(boards, one), then -> save(one, then)));
    }
}
