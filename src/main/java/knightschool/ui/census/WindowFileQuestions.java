package knightschool.ui.census;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.shell.Shell;

/** Asks in windows of their own. */
final class WindowFileQuestions implements FileQuestions {
    private static final FileDialog TABLES = new FileDialog(CensusWords.TABLES, ".csv");

    private final Shell shell;

    WindowFileQuestions(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return TABLES.open(shell, CensusWords.OPEN_TITLE, near);
    }

    @Override
    public Optional<Path> fileToSave(CensusQuestion question, Path proposed) {
        String name = proposed.getFileName().toString();
        return TABLES.save(shell, CensusWords.saveTitle(question), Optional.of(proposed), name);
    }
}
