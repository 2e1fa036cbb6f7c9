package knightschool.ui.editor;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.SnapshotParameters;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.paint.Color;
import knightschool.board.edit.CopiedRectangle;
import knightschool.files.InputFault;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.editor.model.BoardEditorModel;

/**
 * Copies squares of the edited board to the system clipboard, as text in the format of boards and as the picture on
 * screen, and pastes such text into the board.
 */
final class BoardClipboard {
    private final BoardEditorModel model;
    private final BoardCanvas canvas;
    private final Consumer<InputFault> faults;

    /** @param faults receives the reason why a text copied elsewhere is not a board */
    BoardClipboard(BoardEditorModel model, BoardCanvas canvas, Consumer<InputFault> faults) {
        this.model = model;
        this.canvas = canvas;
        this.faults = faults;
    }

    /** Copies the selected squares, or the whole board if none are selected, with the picture of the board. */
    void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(model.selected().copied().text());
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        content.putImage(canvas.snapshot(clear, null));
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** Returns the text on the clipboard if it looks like squares. */
    Optional<String> text() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                .filter(text -> text.strip().matches("[.#KE;\\s][\\s\\S]*"));
    }

    void paste(String text) {
        try {
            model.selected()
                    .paste(CopiedRectangle.parse(text), model.pointedProperty().get());
        } catch (InputFault noBoard) {
            faults.accept(noBoard);
        }
    }
}
