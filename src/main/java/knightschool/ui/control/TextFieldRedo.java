package knightschool.ui.control;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Redoes typing by both keys that redo everywhere else, Ctrl+Y and Ctrl+Shift+Z. JavaFX knows only one of them, which
 * one depends on the system.
 */
public final class TextFieldRedo {
    private TextFieldRedo() {}

    /** Redoes what was undone in the text into which a key is typed. Returns whether the key has done so. */
    public static boolean redo(KeyEvent key) {
        boolean isRedo = key.isShortcutDown()
                && !key.isAltDown()
                && (key.isShiftDown() ? key.getCode() == KeyCode.Z : key.getCode() == KeyCode.Y);
        if (isRedo && key.getTarget() instanceof TextInputControl text && text.isEditable() && text.isRedoable()) {
            text.redo();
            return true;
        }
        return false;
    }
}
