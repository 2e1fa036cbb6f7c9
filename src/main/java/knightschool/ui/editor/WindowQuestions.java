package knightschool.ui.editor;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import knightschool.ui.theme.Theme;

/** Asks in windows of their own. */
final class WindowQuestions implements Questions {
    private final Supplier<Window> owner;
    private final Supplier<Theme> theme;

    WindowQuestions(Supplier<Window> owner, Supplier<Theme> theme) {
        this.owner = owner;
        this.theme = theme;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        FileChooser chooser = chooser("Open a board", near);
        return path(chooser.showOpenDialog(owner.get()));
    }

    @Override
    public Optional<Path> fileToSave(Optional<Path> near) {
        FileChooser chooser = chooser("Save the board", near);
        chooser.setInitialFileName(
                near.map(file -> file.getFileName().toString()).orElse("my.board"));
        return path(chooser.showSaveDialog(owner.get()));
    }

    private static FileChooser chooser(String title, Optional<Path> near) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter("Boards", "*.board"),
                        new FileChooser.ExtensionFilter("All files", "*.*", "*"));
        near.map(file -> file.toAbsolutePath().getParent())
                .filter(Files::isDirectory)
                .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        return chooser;
    }

    private static Optional<Path> path(File chosen) {
        return Optional.ofNullable(chosen).map(File::toPath);
    }

    @Override
    public Changes aboutChanges() {
        ButtonType save = new ButtonType("Save", ButtonData.YES);
        ButtonType discard = new ButtonType("Don't save", ButtonData.NO);
        ButtonType cancel = new ButtonType("Cancel", ButtonData.CANCEL_CLOSE);
        Alert alert = new Alert(
                Alert.AlertType.NONE,
                "The board in the editor has changes that are in no file yet.",
                save,
                discard,
                cancel);
        alert.setTitle("Knight School");
        alert.setHeaderText("Save the board first?");
        alert.initOwner(owner.get());
        theme.get().dress(alert.getDialogPane().getScene());
        ButtonType answer = alert.showAndWait().orElse(cancel);
        return answer == save ? Changes.SAVE : answer == discard ? Changes.DISCARD : Changes.CANCEL;
    }
}
