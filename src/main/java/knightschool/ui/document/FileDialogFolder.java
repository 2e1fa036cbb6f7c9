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
 * The folder in which a file dialog starts: that of the document's file, else the one that the last dialog of any kind
 * led to. It belongs to the user rather than to a scene, and is kept in the settings. Used on the JavaFX thread only,
 * on which JavaFX itself also checks whether the folder exists, and throws if it does not.
 *
 * @param settings the settings of the program
 */
record FileDialogFolder(Settings settings) {
    /**
     * Returns the folder in which a dialog starts; empty for the system's default.
     *
     * @param near the document's file; one without a parent folder is ignored
     */
    Optional<Path> beginning(Optional<Path> near) {
        return near.map(Path::getParent)
                .filter(Files::isDirectory)
                .or(() -> settings.dialogFolder().filter(Files::isDirectory));
    }

    /** Makes a dialog start in that folder. */
    void begin(FileChooser chooser, Optional<Path> near) {
        beginning(near)
                .ifPresent(folder ->
                        chooser.setInitialDirectory(folder.toAbsolutePath().toFile()));
    }

    /**
     * Asks for a folder, starting where the last dialog led, and returns the chosen one; empty if the user cancelled.
     */
    Optional<Path> ask(DirectoryChooser chooser, Window owner) {
        beginning(Optional.empty()).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        Optional<Path> path = Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
        path.ifPresent(settings::rememberDialogFolder);
        return path;
    }

    /** Returns the chosen file and remembers its folder; empty if the file is null because the user cancelled. */
    Optional<Path> remember(File file) {
        Optional<Path> path = Optional.ofNullable(file).map(File::toPath);
        path.map(Path::toAbsolutePath).map(Path::getParent).ifPresent(settings::rememberDialogFolder);
        return path;
    }
}
