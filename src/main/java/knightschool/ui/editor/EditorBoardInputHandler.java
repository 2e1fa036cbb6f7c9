package knightschool.ui.editor;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.editor.model.BoardEditorModel;

/** Handles mouse and keys on the edited board. */
final class EditorBoardInputHandler {
    private final BoardEditorModel model;
    private boolean tools = true;

    EditorBoardInputHandler(BoardEditorModel model, BoardCanvas canvas) {
        this.model = model;
        canvas.setOnSquarePressed(model::press);
        canvas.setOnSquareEntered(model::enter);
        canvas.setOnSquareDragged(model::drag);
        canvas.setOnReleased(model::release);
        canvas.addEventFilter(MouseEvent.ANY, this::mouse);
        canvas.addEventFilter(KeyEvent.KEY_PRESSED, this::extend);
        canvas.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
        model.pointedProperty().addListener((_, _, now) -> model.selected().extendTo(now.intValue()));
    }

    /** Sets whether there are tools, so that the arrow keys select squares. */
    void setTools(boolean available) {
        tools = available;
    }

    /** Notes the Shift key. The mouse does not extend a selection made by arrow keys. */
    private void mouse(MouseEvent event) {
        model.strokes().constrainedProperty().set(event.isShiftDown());
        model.selected().pauseExtending();
    }

    /** Extends the selection from the starting square by arrow keys with Shift. */
    private void extend(KeyEvent key) {
        model.strokes().constrainedProperty().set(key.isShiftDown());
        boolean extending = key.isShiftDown() && key.getCode().isArrowKey() && !key.isShortcutDown();
        if (extending && tools && !model.heldByKeysProperty().get()) {
            model.selected().extendFrom(model.pointedProperty().get());
        } else if (key.getCode() != KeyCode.SHIFT) {
            model.selected().endExtending();
        }
    }

    private void released(KeyEvent key) {
        if (key.getCode() == KeyCode.SHIFT) {
            model.strokes().constrainedProperty().set(false);
            model.selected().pauseExtending();
        }
    }
}
