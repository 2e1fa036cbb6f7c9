package knightschool.ui.choice;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/**
 * Asks for a file of one kind in a window of its own, beside the one used last.
 *
 * @param kind what such files are called, such as "Boards"
 * @param ending how their names end, such as ".board"
 */
public record FileDialog(String kind, String ending) {
    /** A file to read; empty if the person thought better of it. */
    public Optional<Path> open(Window owner, String title, Optional<Path> near) {
        return DialogFolder.chosen(chooser(title, near).showOpenDialog(owner));
    }

    /**
     * A file to write; empty if the person thought better of it.
     *
     * @param usual the name that is offered where none was used before
     */
    public Optional<Path> save(Window owner, String title, Optional<Path> near, String usual) {
        FileChooser chooser = chooser(title, near);
        chooser.setInitialFileName(
                near.map(file -> file.getFileName().toString()).orElse(usual));
        return DialogFolder.chosen(chooser.showSaveDialog(owner));
    }

    /** The file that is meant by a name without an ending: another one than was asked about. */
    public FileSaver.Answer withEnding(Path file) {
        String name = file.getFileName().toString();
        return name.contains(".")
                ? new FileSaver.Answer(file, true)
                : new FileSaver.Answer(file.resolveSibling(name + ending), false);
    }

    private FileChooser chooser(String title, Optional<Path> near) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(kind, "*" + ending),
                        new FileChooser.ExtensionFilter(ChoiceWords.ALL_FILES, "*.*", "*"));
        DialogFolder.begin(chooser, near);
        return chooser;
    }
}
