package knightschool.ui.editor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;

/**
 * Opens and saves the board of a view model. Reading and writing happens on a worker; everything else, answers
 * included, on the screen's thread, where all methods are called.
 */
final class BoardFiles {
    private final EditorViewModel model;
    private final Questions questions;
    private final Consumer<InputFault> faults;
    private final Executor worker;
    private final Executor screen;

    /**
     * @param faults told what cannot be read or written, on the screen's thread; what was open stays open
     * @param worker runs what reads and writes
     * @param screen runs what changes the view model
     */
    BoardFiles(
            EditorViewModel model, Questions questions, Consumer<InputFault> faults, Executor worker, Executor screen) {
        this.model = model;
        this.questions = questions;
        this.faults = faults;
        this.worker = worker;
        this.screen = screen;
    }

    /** Asks for a file and opens it; before that, what to do with changes. */
    void open() {
        afterChanges(() -> questions.fileToOpen(model.fileProperty().get()).ifPresent(this::open));
    }

    /** Opens a file; changes are lost. */
    void open(Path file) {
        worker.execute(() -> {
            try {
                Board board = EditorViewModel.requireEditable(BoardText.read(file));
                screen.execute(() -> model.opened(file, board));
            } catch (InputFault fault) {
                InputFault named = fault.place().isEmpty() ? fault.in(file.toString()) : fault;
                screen.execute(() -> faults.accept(named));
            }
        });
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
        worker.execute(() -> {
            try {
                BoardText.write(file, board);
                screen.execute(() -> {
                    model.savedTo(file, board);
                    then.run();
                });
            } catch (InputFault fault) {
                screen.execute(() -> faults.accept(fault));
            }
        });
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
