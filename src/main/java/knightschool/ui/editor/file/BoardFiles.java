package knightschool.ui.editor.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
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
import knightschool.ui.work.BackgroundWork;

/**
 * Opens and saves the board of a view model. Reading and writing happens on a worker; everything else, answers
 * included, on the screen's thread, where all methods are called.
 */
public final class BoardFiles {
    private final EditorViewModel model;
    private final Questions questions;
    private final Consumer<InputFault> faults;
    private final BackgroundWork worker;

    /** Each file when it was opened or saved: undoing leads back to another one. */
    private final Map<Path, FileStamp> stamps = new HashMap<>();

    /**
     * @param faults told what cannot be read or written, on the screen's thread; what was open stays open
     * @param worker a queue that reads and writes
     */
    public BoardFiles(EditorViewModel model, Questions questions, Consumer<InputFault> faults, BackgroundWork worker) {
        this.model = model;
        this.questions = questions;
        this.faults = faults;
        this.worker = worker;
    }

    private Optional<Path> file() {
        return model.fileProperty().get();
    }

    /** Asks for a file and opens it; before that, what to do with changes. */
    public void open() {
        afterChanges(() -> questions.fileToOpen(file()).ifPresent(this::open));
    }

    /** A file as it was read. */
    private record Read(Optional<FileStamp> stamp, Board board) {
        static Read of(Path file) {
            Optional<FileStamp> before = FileStamp.of(file);
            return new Read(before, SceneKind.EDITOR.requireShowable(BoardText.read(file)));
        }
    }

    /** Opens a file; changes are lost. */
    public void open(Path file) {
        worker.ask(
                _ -> Read.of(file),
                read -> {
                    stamped(file, read.stamp());
                    model.opened(file, read.board());
                },
                failure -> faults.accept(named(file, failure.fault())));
    }

    private static InputFault named(Path file, InputFault fault) {
        return fault.place().isEmpty() ? fault.in(file.toString()) : fault;
    }

    /** Saves to the board's file, or asks for one where it has none. */
    public void save() {
        save(() -> {});
    }

    private void save(Runnable then) {
        file().ifPresentOrElse(
                        file -> write(file, isAsItWas(file, stamp()), () -> askToSaveOver(file, then), then),
                        () -> saveAs(then));
    }

    /** A file that another program changed meanwhile is saved over only where a person wants it. */
    private void askToSaveOver(Path file, Runnable then) {
        switch (questions.aboutChangedFile(file)) {
            case SAVE_OVER -> write(file, then);
            case SAVE_AS -> saveAs(then);
            case CANCEL -> {}
        }
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
        saveAs(() -> {});
    }

    private void saveAs(Runnable then) {
        questions.fileToSave(file()).ifPresent(chosen -> {
            Path named = BoardName.withEnding(chosen, file());
            if (named.equals(chosen)) {
                write(named, then);
            } else {
                write(named, () -> Files.notExists(named), () -> askToReplace(named, then), then);
            }
        });
    }

    /** The dialog asked about the name that was typed, not about the one with the ending. */
    private void askToReplace(Path file, Runnable then) {
        if (questions.mayReplace(file)) {
            write(file, then);
        }
    }

    private void write(Path file, Runnable then) {
        write(file, () -> true, () -> {}, then);
    }

    /**
     * Saves the board as it is now.
     *
     * @param allowed whether the file may be written, asked on the worker
     * @param otherwise follows where it may not
     * @param then follows when it is saved
     */
    private void write(Path file, BooleanSupplier allowed, Runnable otherwise, Runnable then) {
        model.release();
        Board board = model.board();
        worker.ask(
                _ -> allowed.getAsBoolean() ? Optional.of(written(file, board)) : Optional.<Written>empty(),
                written -> written.ifPresentOrElse(
                        done -> {
                            stamped(file, done.stamp());
                            model.savedTo(file, board);
                            then.run();
                        },
                        otherwise),
                failure -> faults.accept(failure.fault()));
    }

    /** A file as it was written. */
    private record Written(Optional<FileStamp> stamp) {}

    private static Written written(Path file, Board board) {
        BoardText.write(file, board);
        return new Written(FileStamp.of(file));
    }

    /** The board's file when it was opened or saved; empty where it has none. */
    public Optional<FileStamp> stamp() {
        return file().map(stamps::get);
    }

    private void stamped(Path file, Optional<FileStamp> now) {
        now.ifPresentOrElse(stamp -> stamps.put(file, stamp), () -> stamps.remove(file));
    }

    /** The board on screen is that of a file, which somebody else has read. */
    public void belongsTo(Path file) {
        model.savedTo(file, model.board());
        worker.ask(_ -> FileStamp.of(file), now -> stamped(file, now), failure -> faults.accept(failure.fault()));
    }

    /** Takes over a board that was kept aside: from now on it is a change to that file, which may be gone. */
    public void restore(Optional<Path> file, Optional<FileStamp> then) {
        file.ifPresent(from -> stamped(from, then));
        model.changedFrom(file);
        file.ifPresent(from -> worker.ask(_ -> Read.of(from), read -> model.changedFrom(from, read.board()), _ -> {}));
    }

    /** Does something that loses changes, once a person has saved them or given them up; not at all if they cancel. */
    public void afterChanges(Runnable action) {
        if (!model.changedProperty().get()) {
            action.run();
            return;
        }
        switch (questions.aboutChanges()) {
            case SAVE -> save(action);
            case DISCARD -> action.run();
            case CANCEL -> {}
        }
    }
}
