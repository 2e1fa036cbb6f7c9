package knightschool.ui.editor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import knightschool.ui.choice.FileDialog;
import knightschool.ui.theme.Theme;

/** Asks in windows of their own. */
final class WindowQuestions implements Questions {
    private static final FileDialog BOARDS = new FileDialog("Boards", ".board");

    private final Supplier<Window> owner;
    private final Supplier<Theme> theme;

    WindowQuestions(Supplier<Window> owner, Supplier<Theme> theme) {
        this.owner = owner;
        this.theme = theme;
    }

    @Override
    public Optional<Path> fileToOpen(Optional<Path> near) {
        return BOARDS.open(owner.get(), "Open a board", near);
    }

    @Override
    public Optional<Path> fileToSave(Optional<Path> near) {
        return BOARDS.save(owner.get(), "Save the board", near, "my.board");
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
