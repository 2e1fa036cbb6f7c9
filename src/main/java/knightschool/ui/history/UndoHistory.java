package knightschool.ui.history;

import java.util.function.Consumer;
import knightschool.history.UndoHistoryEvent;

/**
 * The history of the acts of the user on one object, such as a board: undoes and redoes them one at a time. Used on the
 * JavaFX thread only.
 */
public interface UndoHistory {
    /** Returns whether there is an act to undo, also if that is refused for the moment. */
    boolean canUndo();

    /** Undoes the last act, if there is one. */
    void undo();

    /**
     * Returns whether an act is under way that is not recorded yet, and that {@link #undo} takes back first, such as a
     * line that is drawn but not ended.
     */
    default boolean isActing() {
        return false;
    }

    /** Returns whether there is an act to redo, also if that is refused for the moment. */
    boolean canRedo();

    /** Redoes the act that was undone last, if there is one. */
    void redo();

    /**
     * Returns why the last act cannot be undone for the moment, such as while a solution is shown, in a sentence; empty
     * if it can, or if there is none.
     */
    default String undoRefusal() {
        return "";
    }

    /** Returns why the act that was undone last cannot be redone for the moment, as {@link #undoRefusal}. */
    default String redoRefusal() {
        return "";
    }

    /** Adds a listener, called after each event of this history, also after those that it was not asked for here. */
    void addListener(Consumer<UndoHistoryEvent> listener);
}
