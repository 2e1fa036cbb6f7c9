package knightschool.ui.control;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.CommandDefinitions;

/**
 * Redoes typing by both keys that redo everywhere else. JavaFX knows only one of them, and which one depends on the
 * system. Runs an action where undo or redo has led to other text, which JavaFX does not tell from typing.
 */
public final class TextFieldSteps {
    /** The commands with the keys that undo and redo in every scene. */
    private static final String UNDO = "editor.undo";

    private static final String REDO = "editor.redo";

    private TextFieldSteps() {}

    /** @param action runs after each undo and redo by a key in a text */
    public static void onStep(TextInputControl text, Runnable action) {
        text.getProperties().put(TextFieldSteps.class, action);
    }

    /**
     * Redoes what was undone in the text into which a key is typed, or undoes what is typed in a text with an action.
     * Returns whether the key has done so. Backspace, which undoes elsewhere, deletes a letter in a text.
     */
    public static boolean handle(KeyEvent key) {
        if (!(key.getTarget() instanceof TextInputControl text) || !text.isEditable()) {
            return false;
        }
        Object action = text.getProperties().get(TextFieldSteps.class);
        if (text.isRedoable() && CommandDefinitions.hasKeyInText(REDO, key)) {
            text.redo();
        } else if (action != null && text.isUndoable() && CommandDefinitions.hasKeyInText(UNDO, key)) {
            text.undo();
        } else {
            return false;
        }
        if (action instanceof Runnable after) {
            after.run();
        }
        return true;
    }
}
