package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.ui.choice.ChangesDialog;

/** Answers as a test sets them. */
public final class FixedAnswers implements Questions {
    public Optional<Path> open = Optional.empty();
    public Optional<Path> save = Optional.empty();
    public ChangesDialog.Answer changes = ChangesDialog.Answer.CANCEL;
    Overwrite overwrite = Overwrite.CANCEL;
    boolean replace;
    public int asked;
    int askedToReplace;

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return open;
    }

    @Override
    public Optional<Path> fileToSave(Optional<Path> near) {
        return save;
    }

    @Override
    public ChangesDialog.Answer aboutChanges(String board) {
        asked++;
        return changes;
    }

    @Override
    public Overwrite aboutChangedFile(Path file) {
        askedToReplace++;
        return overwrite;
    }

    @Override
    public boolean mayReplace(Path file) {
        askedToReplace++;
        return replace;
    }
}
