package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.choice.ChangesQuestion;

/** Answers as a test sets them. */
public final class FixedAnswers implements Questions {
    public Optional<Path> open = Optional.empty();
    public Optional<Path> save = Optional.empty();
    public ChangesQuestion.Wish changes = ChangesQuestion.Wish.CANCEL;
    Overwrite overwrite = Overwrite.CANCEL;
    boolean replace;
    public int asked;

    /** The names of the boards that a file was asked for. */
    public final List<String> saved = new ArrayList<>();

    int askedToReplace;

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return open;
    }

    @Override
    public Optional<Path> fileToSave(String board, Optional<Path> near) {
        saved.add(board);
        return save;
    }

    @Override
    public void aboutChanges(String board, Consumer<ChangesQuestion.Wish> then) {
        asked++;
        then.accept(changes);
    }

    @Override
    public void aboutChangedFile(Path file, Consumer<Overwrite> then) {
        askedToReplace++;
        then.accept(overwrite);
    }

    @Override
    public void mayReplace(Path file, Consumer<Boolean> then) {
        askedToReplace++;
        then.accept(replace);
    }
}
