package knightschool.ui.editor.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FileStamp;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;
import knightschool.ui.editor.model.EditorViewModel;
import knightschool.ui.editor.model.OpenBoard;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.work.BackgroundWork;

/**
 * Opens and saves the board of a view model. Reading and writing happens on a worker; everything else, answers
 * included, on the screen's thread, where all methods are called.
 */
public final class BoardFiles {
    private final EditorViewModel model;
    private final OpenBoards boards;
    private final RecentFiles recent;
    private final Questions questions;
    private final Consumer<InputFault> faults;
    private final BackgroundWork worker;

    /** Each file when it was opened or saved: undoing leads back to another one. */
    private final Map<Path, FileStamp> stamps = new HashMap<>();

    /**
     * @param recent is told which files were opened and saved
     * @param faults told what cannot be read or written, on the screen's thread; what was open stays open
     * @param worker a queue that reads and writes
     */
    public BoardFiles(
            EditorViewModel model,
            RecentFiles recent,
            Questions questions,
            Consumer<InputFault> faults,
            BackgroundWork worker) {
        this.model = model;
        this.boards = model.boards();
        this.recent = recent;
        this.questions = questions;
        this.faults = faults;
        this.worker = worker;
    }

    private Optional<Path> file() {
        return model.origin().fileProperty().get();
    }

    /** Asks for a file and opens it. */
    public void open() {
        questions.fileToOpen(file()).ifPresent(this::open);
    }

    /** A file as it was read. */
    private record Read(Optional<FileStamp> stamp, Board board) {
        static Read of(Path file) {
            Optional<FileStamp> before = FileStamp.of(file);
            return new Read(before, SceneKind.EDITOR.requireShowable(BoardText.read(file)));
        }
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
        boards.bringToFront(board);
        afterChanges(() -> read(file, Optional.of(model.board())));
    }

    /** @param given up for what the file has, where that is open already */
    private void read(Path file, Optional<Board> given) {
        boolean known = recent.contains(file);
        worker.ask(
                _ -> known && Files.notExists(file) ? Optional.<Read>empty() : Optional.of(Read.of(file)),
                read -> read.ifPresentOrElse(found -> show(file, found, given), () -> forget(file)),
                failure -> faults.accept(named(file, failure.fault())));
    }

    private void forget(Path file) {
        recent.forget(file);
        faults.accept(QuestionWords.gone(file));
    }

    /** What was edited while the file was read is asked about before it is lost, as what was edited before. */
    private void show(Path file, Read read, Optional<Board> given) {
        Optional<OpenBoard> there = boards.of(file);
        if (there.filter(one -> loses(one, read.board(), given)).isPresent()) {
            openAgain(there.get(), file);
            return;
        }
        there.ifPresent(boards::bringToFront);
        if (there.isEmpty() && !boards.isFrontFresh() && boards.isFull()) {
            faults.accept(QuestionWords.tooManyFor(file, OpenBoards.MOST));
            return;
        }
        if (there.isEmpty() && !boards.isFrontFresh()) {
            boards.open(read.board());
        }
        stamped(file, read.stamp());
        recent.add(file);
        if (there.isEmpty() || !read.board().equals(model.board())) {
            model.opened(file, read.board());
        }
    }

    private boolean loses(OpenBoard one, Board read, Optional<Board> given) {
        Board now = boards.board(one);
        return boards.isChanged(one) && !now.equals(read) && !given.equals(Optional.of(now));
    }

    private static InputFault named(Path file, InputFault fault) {
        return fault.place().isEmpty() ? fault.in(file.toString()) : fault;
    }

    /** Saves to the board's file, or asks for one where it has none. */
    public void save() {
        save(_ -> {});
    }

    /** @param then told whether it is saved */
    private void save(Consumer<Boolean> then) {
        OpenBoard one = boards.front();
        file().ifPresentOrElse(
                        file -> write(file, isAsItWas(file, stamp()), () -> askToSaveOver(one, file, then), then),
                        () -> saveAs(then));
    }

    /** A file that another program changed meanwhile is saved over only where a person wants it. */
    private void askToSaveOver(OpenBoard one, Path file, Consumer<Boolean> then) {
        boards.bringToFront(one);
        questions.aboutChangedFile(file, answer -> {
            boards.bringToFront(one);
            switch (answer) {
                case SAVE_OVER -> write(file, then);
                case SAVE_AS -> saveAs(then);
                case CANCEL -> then.accept(false);
            }
        });
    }

    /** Whether no other program changed a file; whether it is gone does not matter. */
    private static BooleanSupplier isAsItWas(Path file, Optional<FileStamp> then) {
        return () -> {
            Optional<FileStamp> now = FileStamp.of(file);
            return now.isEmpty() || now.equals(then);
        };
    }

    /** Asks for a file and saves to it. */
    public void saveAs() {
        saveAs(_ -> {});
    }

    private void saveAs(Consumer<Boolean> then) {
        questions
                .fileToSave(BoardName.of(boards, boards.front()), file())
                .ifPresentOrElse(chosen -> saveTo(chosen, then), () -> then.accept(false));
    }

    private void saveTo(Path chosen, Consumer<Boolean> then) {
        Path named = BoardName.withEnding(chosen, file());
        if (named.equals(chosen)) {
            write(named, then);
        } else {
            OpenBoard one = boards.front();
            write(named, () -> Files.notExists(named), () -> askToReplace(one, named, then), then);
        }
    }

    /** The dialog asked about the name that was typed, not about the one with the ending. */
    private void askToReplace(OpenBoard one, Path file, Consumer<Boolean> then) {
        boards.bringToFront(one);
        questions.mayReplace(file, replaces -> {
            if (replaces) {
                boards.bringToFront(one);
                write(file, then);
            } else {
                then.accept(false);
            }
        });
    }

    private void write(Path file, Consumer<Boolean> then) {
        write(file, () -> true, () -> {}, then);
    }

    /**
     * Saves the board as it is now.
     *
     * @param allowed whether the file may be written, asked on the worker
     * @param otherwise follows where it may not
     * @param then told whether it is saved
     */
    private void write(Path file, BooleanSupplier allowed, Runnable otherwise, Consumer<Boolean> then) {
        model.release();
        Board board = model.board();
        OpenBoard one = boards.front();
        worker.ask(
                _ -> allowed.getAsBoolean() ? Optional.of(written(file, board)) : Optional.<Written>empty(),
                written -> written.ifPresentOrElse(
                        done -> {
                            stamped(file, done.stamp());
                            recent.add(file);
                            boards.savedTo(one, file, board);
                            then.accept(true);
                        },
                        otherwise),
                failure -> {
                    faults.accept(failure.fault());
                    then.accept(false);
                });
    }

    /** A file as it was written. */
    private record Written(Optional<FileStamp> stamp) {}

    private static Written written(Path file, Board board) {
        BoardText.write(file, board);
        return new Written(FileStamp.of(file));
    }

    private Optional<FileStamp> stamp() {
        return stamp(boards.front());
    }

    /** A board's file when it was opened or saved; empty where it has none. */
    public Optional<FileStamp> stamp(OpenBoard one) {
        return boards.file(one).map(stamps::get);
    }

    private void stamped(Path file, Optional<FileStamp> now) {
        now.ifPresentOrElse(stamp -> stamps.put(file, stamp), () -> stamps.remove(file));
    }

    /** The board on screen is that of a file, which somebody else has read. */
    public void belongsTo(Path file) {
        boards.savedTo(boards.front(), file, model.board());
        recent.add(file);
        watch(file);
    }

    /** Says that not all boards of the last time are open again. */
    public void tellTooMany(int before) {
        faults.accept(QuestionWords.tooMany(before, OpenBoards.MOST));
    }

    /** Takes note of how a file is now that a board belongs to. */
    public void watch(Path file) {
        worker.ask(_ -> FileStamp.of(file), now -> stamped(file, now), failure -> faults.accept(failure.fault()));
    }

    /** Takes over a board that was kept aside: from now on it is a change to that file, which may be gone. */
    public void restore(Optional<Path> file, Optional<FileStamp> then) {
        OpenBoard one = boards.front();
        file.ifPresent(from -> stamped(from, then));
        model.origin().changedFrom(file);
        file.ifPresent(from -> worker.ask(_ -> Read.of(from), read -> boards.learn(one, from, read.board()), _ -> {}));
    }

    /** Closes a board, once a person has saved its changes or given them up; not at all if they cancel. */
    public void close(OpenBoard one) {
        if (boards.isChanged(one)) {
            boards.bringToFront(one);
        }
        after(boards.isChanged(one), () -> boards.close(one));
    }

    /** Every board with changes that are in no file. */
    public List<UnsavedDocument> documents() {
        return boards.changed().stream()
                .map(one -> new UnsavedDocument(one, listed(one), then -> save(one, then)))
                .toList();
    }

    private String listed(OpenBoard one) {
        Board board = boards.board(one);
        return QuestionWords.listed(BoardName.of(boards, one), board.columns(), board.rows());
    }

    private void save(OpenBoard one, Consumer<Boolean> then) {
        boards.bringToFront(one);
        save(then);
    }

    /** Does something that loses changes, once a person has saved them or given them up; not at all if they cancel. */
    public void afterChanges(Runnable action) {
        after(model.origin().changedProperty().get(), action);
    }

    /** Shows a board again that still has changes; returns whether it has. */
    private boolean bringBack(OpenBoard one) {
        boolean changed = boards.all().contains(one) && boards.isChanged(one);
        if (changed) {
            boards.bringToFront(one);
        }
        return changed;
    }

    private void after(boolean asks, Runnable action) {
        if (!asks) {
            action.run();
            return;
        }
        OpenBoard one = boards.front();
        questions.aboutChanges(BoardName.of(boards, one), wish -> {
            boards.bringToFront(one);
            switch (wish) {
                // What was edited while it was saved is asked about again.
                case SAVE ->
                    save(saved -> {
                        if (saved) {
                            after(bringBack(one), action);
                        }
                    });
                case DISCARD -> action.run();
                case CANCEL -> {}
            }
        });
    }
}
