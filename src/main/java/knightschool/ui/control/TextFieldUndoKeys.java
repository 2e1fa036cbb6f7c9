package knightschool.ui.control;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.CommandDefinitions;

/**
 * Handles the keys of undo and redo in text fields. Typing is redone by both keys that redo everywhere else; JavaFX
 * knows only one of them, and which one depends on the system. Runs an action where undo or redo has led to other text,
 * which JavaFX does not tell from typing.
 */
public final class TextFieldUndoKeys {
    /** The commands with the keys that undo and redo in every scene. */
    private static final String UNDO = "editor.undo";

    private static final String REDO = "editor.redo";

    /**
     * A text whose steps go on in a history around it.
     *
     * @param isAtStep whether the text is a step of that history, which is undone there
     * @param action runs after each undo and redo by a key in the text
     */
    private record SurroundingHistory(BooleanSupplier isAtStep, Runnable action) {
        static Optional<SurroundingHistory> of(Node text) {
            return Optional.ofNullable((SurroundingHistory) text.getProperties().get(TextFieldUndoKeys.class));
        }
    }

    private TextFieldUndoKeys() {}

    /**
     * Makes typing in a text the first part of what is undone there: once it is undone, the keys of undo and redo
     * belong to a history around the text.
     *
     * @param isAtStep whether the text is a step of that history, so that no typing is undone
     * @param action runs after each undo and redo by a key in the text
     */
    public static void onStep(TextInputControl text, BooleanSupplier isAtStep, Runnable action) {
        text.getProperties().put(TextFieldUndoKeys.class, new SurroundingHistory(isAtStep, action));
    }

    /** Returns whether a key undoes or redoes in the history around the text into which it is typed. */
    public static boolean leadsOutOfText(KeyEvent key) {
        return key.getTarget() instanceof TextInputControl text
                && SurroundingHistory.of(text).isPresent()
                && (CommandDefinitions.hasKeyInText(UNDO, key) || CommandDefinitions.hasKeyInText(REDO, key));
    }

    /**
     * Redoes what was undone in the text into which a key is typed, or undoes what is typed in a text with an action.
     * Returns whether the key has done so. Backspace, which undoes elsewhere, deletes a letter in a text.
     */
    public static boolean handle(KeyEvent key) {
        if (!(key.getTarget() instanceof TextInputControl text) || !text.isEditable()) {
            return false;
        }
        Optional<SurroundingHistory> surrounding = SurroundingHistory.of(text);
        if (text.isRedoable() && CommandDefinitions.hasKeyInText(REDO, key)) {
            text.redo();
        } else if (surrounding.filter(one -> !one.isAtStep().getAsBoolean()).isPresent()
                && text.isUndoable()
                && CommandDefinitions.hasKeyInText(UNDO, key)) {
            text.undo();
        } else {
            return false;
        }
        surrounding.ifPresent(one -> one.action().run());
        return true;
    }
}
