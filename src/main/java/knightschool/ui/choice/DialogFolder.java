package knightschool.ui.choice;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/**
 * The folder in which a person looks for a file or saves one: that of the file in question, else the one that any
 * dialog led to last. It is that of a person, not of a scene: one for the whole program. Used on the JavaFX thread
 * only.
 */
public final class DialogFolder {
    private static Optional<Path> last = Optional.empty();

    private DialogFolder() {}

    /**
     * Where a dialog begins; empty for what the system proposes.
     *
     * @param near the file in question; one without a folder is in none yet
     */
    public static Optional<Path> of(Optional<Path> near) {
        return near.map(Path::getParent).filter(Files::isDirectory).or(() -> last.filter(Files::isDirectory));
    }

    /** Has a dialog begin there. */
    public static void begin(FileChooser chooser, Optional<Path> near) {
        of(near).ifPresent(folder ->
                chooser.setInitialDirectory(folder.toAbsolutePath().toFile()));
    }

    /** The folder that a person chooses, beginning where the last dialog led; empty if they thought better of it. */
    public static Optional<Path> ask(DirectoryChooser chooser, Window owner) {
        of(Optional.empty()).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        Optional<Path> chosen = Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
        last = chosen.or(() -> last);
        return chosen;
    }

    /** The file that a person chose; empty if they thought better of it. */
    public static Optional<Path> chosen(File file) {
        Optional<Path> chosen = Optional.ofNullable(file).map(File::toPath);
        chosen.map(Path::toAbsolutePath).map(Path::getParent).ifPresent(folder -> last = Optional.of(folder));
        return chosen;
    }
}
