package knightschool.ui.document;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Answers as a test sets them. */
public class FixedAnswers implements FileDialogs {
    public Optional<Path> open = Optional.empty();
    public Optional<Path> save = Optional.empty();
    public Optional<Path> chosenFolder = Optional.empty();
    public Changes changes = Changes.CANCEL;
    public Overwrite overwrite = Overwrite.CANCEL;
    public boolean replace;

    /** How often it was asked about changes. */
    public int questions;

    /** How often it was asked about a file that is there. */
    public int askedToReplace;

    /** Gives the answer to a question about a file that is there: at once, or when the test says so. */
    public Consumer<Runnable> answering = Runnable::run;

    /** What a file was asked for, to open or to save. */
    public final List<FileDialogRequest> opening = new ArrayList<>();

    public final List<FileDialogRequest> saving = new ArrayList<>();

    /** Saves to that file whenever it is asked. */
    public static FixedAnswers savingTo(Path file) {
        FixedAnswers answers = new FixedAnswers();
        answers.save = Optional.of(file);
        return answers;
    }

    @Override
    public Optional<Path> fileToOpen(FileDialogRequest request) {
        opening.add(request);
        return open;
    }

    @Override
    public Optional<SaveDestination> fileToSave(FileDialogRequest request) {
        saving.add(request);
        return save.map(SaveDestination::of);
    }

    @Override
    public Optional<Path> folder(String title) {
        return chosenFolder;
    }

    @Override
    public void aboutChanges(DocumentTypeDescriptor<?> kind, String name, Consumer<Changes> then) {
        questions++;
        then.accept(changes);
    }

    @Override
    public void aboutChangedFile(Path file, Consumer<Overwrite> then) {
        askedToReplace++;
        answering.accept(() -> then.accept(overwrite));
    }

    @Override
    public void mayReplace(Path file, Consumer<Boolean> then) {
        askedToReplace++;
        answering.accept(() -> then.accept(replace));
    }
}
