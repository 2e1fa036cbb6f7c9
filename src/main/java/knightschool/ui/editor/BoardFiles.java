package knightschool.ui.editor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.ui.work.BackgroundWork;

/**
 * Opens and saves the board of a view model. Reading and writing happens on a worker; everything else, answers
 * included, on the screen's thread, where all methods are called.
 */
final class BoardFiles {
    private final EditorViewModel model;
    private final Questions questions;
    private final Consumer<InputFault> faults;
    private final BackgroundWork worker;

    /**
     * @param faults told what cannot be read or written, on the screen's thread; what was open stays open
     * @param worker a queue that reads and writes
     */
    BoardFiles(EditorViewModel model, Questions questions, Consumer<InputFault> faults, BackgroundWork worker) {
        this.model = model;
        this.questions = questions;
        this.faults = faults;
        this.worker = worker;
    }

    /** Asks for a file and opens it; before that, what to do with changes. */
    void open() {
        afterChanges(() -> questions.fileToOpen(model.fileProperty().get()).ifPresent(this::open));
    }

    /** Opens a file; changes are lost. */
    void open(Path file) {
        worker.ask(
                _ -> EditorViewModel.requireEditable(BoardText.read(file)),
                board -> model.opened(file, board),
                failure -> faults.accept(named(file, failure.fault())));
    }

    private static InputFault named(Path file, InputFault fault) {
        return fault.place().isEmpty() ? fault.in(file.toString()) : fault;
    }

    /** Saves to the board's file, or asks for one where it has none. */
    void save() {
        save(() -> {});
    }

    private void save(Runnable then) {
        model.fileProperty().get().ifPresentOrElse(file -> write(file, then), () -> saveAs(then));
    }

    /** Asks for a file and saves to it. */
    void saveAs() {
        saveAs(() -> {});
    }

    private void saveAs(Runnable then) {
        questions.fileToSave(model.fileProperty().get()).ifPresent(file -> write(file, then));
    }

    private void write(Path file, Runnable then) {
        model.release();
        Board board = model.board();
        worker.ask(
                _ -> {
                    BoardText.write(file, board);
                    return file;
                },
                written -> {
                    model.savedTo(written, board);
                    then.run();
                },
                failure -> faults.accept(failure.fault()));
    }

    /** Does something that loses changes, once a person has saved them or given them up; not at all if they cancel. */
    void afterChanges(Runnable action) {
        if (!model.changedProperty().get()) {
            action.run();
            return;
        }
        Optional<Runnable> path = switch (questions.aboutChanges()) {
            case SAVE -> Optional.of(() -> save(action));
            case DISCARD -> Optional.of(action);
            case CANCEL -> Optional.empty();
        };
        path.ifPresent(Runnable::run);
    }
}
