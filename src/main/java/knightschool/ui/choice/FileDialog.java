package knightschool.ui.choice;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import knightschool.ui.shell.Shell;

/**
 * Asks for a file of one kind in a window of its own, beside the one used last.
 *
 * @param kind what such files are called, such as "Boards"
 * @param ending how their names end, such as ".board"
 */
public record FileDialog(String kind, String ending) {
    /** A file to read; empty if the person thought better of it. */
    public Optional<Path> open(Shell shell, String title, Optional<Path> near) {
        return DialogFolder.of(shell)
                .chosen(chooser(shell, title, near)
                        .showOpenDialog(shell.window().orElse(null)));
    }

    /**
     * A file to write; empty if the person thought better of it.
     *
     * @param usual the name that is offered where none was used before
     */
    public Optional<Path> save(Shell shell, String title, Optional<Path> near, String usual) {
        FileChooser chooser = chooser(shell, title, near);
        chooser.setInitialFileName(
                near.map(file -> file.getFileName().toString()).orElse(usual));
        return DialogFolder.of(shell)
                .chosen(chooser.showSaveDialog(shell.window().orElse(null)));
    }

    /** The file that is meant by a name without an ending: another one than was asked about. */
    public FileSaver.Answer withEnding(Path file) {
        String name = file.getFileName().toString();
        return name.contains(".")
                ? new FileSaver.Answer(file, true)
                : new FileSaver.Answer(file.resolveSibling(name + ending), false);
    }

    private FileChooser chooser(Shell shell, String title, Optional<Path> near) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(kind, "*" + ending),
                        new FileChooser.ExtensionFilter(ChoiceWords.ALL_FILES, "*.*", "*"));
        DialogFolder.of(shell).begin(chooser, near);
        return chooser;
    }
}
