package knightschool.ui.document;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import knightschool.ui.theme.Settings;

/**
 * The folder in which a person looks for a file or saves one: that of the file in question, else the one that any
 * dialog led to last. It is that of a person, not of a scene, and the settings know it. Used on the JavaFX thread only:
 * JavaFX looks there itself whether the folder it is given is one, and throws where it is not.
 *
 * @param settings of the program
 */
record DialogFolder(Settings settings) {
    /**
     * Where a dialog begins; empty for what the system proposes.
     *
     * @param near the file in question; one without a folder is in none yet
     */
    Optional<Path> beginning(Optional<Path> near) {
        return near.map(Path::getParent)
                .filter(Files::isDirectory)
                .or(() -> settings.dialogFolder().filter(Files::isDirectory));
    }

    /** Has a dialog begin there. */
    void begin(FileChooser chooser, Optional<Path> near) {
        beginning(near)
                .ifPresent(folder ->
                        chooser.setInitialDirectory(folder.toAbsolutePath().toFile()));
    }

    /** The folder that a person chooses, beginning where the last dialog led; empty if they thought better of it. */
    Optional<Path> ask(DirectoryChooser chooser, Window owner) {
        beginning(Optional.empty()).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        Optional<Path> chosen = Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
        chosen.ifPresent(settings::rememberDialogFolder);
        return chosen;
    }

    /** The file that a person chose; empty if they thought better of it. */
    Optional<Path> chosen(File file) {
        Optional<Path> chosen = Optional.ofNullable(file).map(File::toPath);
        chosen.map(Path::toAbsolutePath).map(Path::getParent).ifPresent(settings::rememberDialogFolder);
        return chosen;
    }
}
