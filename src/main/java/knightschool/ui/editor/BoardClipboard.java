package knightschool.ui.editor;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.SnapshotParameters;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.paint.Color;
import knightschool.board.edit.BoardCutout;
import knightschool.files.InputFault;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.editor.model.EditorViewModel;

/** Squares on the clipboard of the system: as text in the format of boards, and as the picture that is on screen. */
final class BoardClipboard {
    private final EditorViewModel model;
    private final BoardCanvas canvas;
    private final Consumer<InputFault> faults;

    /** @param faults told why what was copied elsewhere is no board */
    BoardClipboard(EditorViewModel model, BoardCanvas canvas, Consumer<InputFault> faults) {
        this.model = model;
        this.canvas = canvas;
        this.faults = faults;
    }

    /** Copies the squares that are chosen, or the whole board, and the picture of the board. */
    void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(model.selected().copied().text());
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        content.putImage(canvas.snapshot(clear, null));
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** The text on the clipboard, where it looks like squares. */
    Optional<String> text() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                .filter(text -> text.strip().matches("[.#KE;\\s][\\s\\S]*"));
    }

    /** Puts down the squares of a text. */
    void paste(String text) {
        try {
            model.selected()
                    .paste(BoardCutout.parse(text), model.pointedProperty().get());
        } catch (InputFault noBoard) {
            faults.accept(noBoard);
        }
    }
}
