package knightschool.ui.control;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.CommandDefinitions;

/**
 * Redoes typing by both keys that redo everywhere else. JavaFX knows only one of them, and which one depends on the
 * system.
 */
public final class TextFieldRedo {
    /** A command with the keys that redo in every scene. */
    private static final String REDO = "editor.redo";

    private TextFieldRedo() {}

    /** Redoes what was undone in the text into which a key is typed. Returns whether the key has done so. */
    public static boolean redo(KeyEvent key) {
        if (key.getTarget() instanceof TextInputControl text
                && text.isEditable()
                && text.isRedoable()
                && CommandDefinitions.hasKey(REDO, key)) {
            text.redo();
            return true;
        }
        return false;
    }
}
