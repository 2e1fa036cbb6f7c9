package knightschool.ui.census;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Asks in a window of its own. */
final class WindowFileQuestions implements FileQuestions {
    private final Supplier<Window> owner;

    WindowFileQuestions(Supplier<Window> owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return path(chooser("Open a census table", near).showOpenDialog(owner.get()));
    }

    @Override
    public Optional<Path> fileToSave(Optional<Path> near) {
        FileChooser chooser = chooser("Save the census table", near);
        chooser.setInitialFileName(
                near.map(file -> file.getFileName().toString()).orElse("census.csv"));
        return path(chooser.showSaveDialog(owner.get()));
    }

    private static FileChooser chooser(String title, Optional<Path> near) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter("Census tables", "*.csv"),
                        new FileChooser.ExtensionFilter("All files", "*.*", "*"));
        near.map(file -> file.toAbsolutePath().getParent())
                .filter(Files::isDirectory)
                .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        return chooser;
    }

    private static Optional<Path> path(File chosen) {
        return Optional.ofNullable(chosen).map(File::toPath);
    }
}
