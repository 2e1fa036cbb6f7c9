package knightschool.ui.history;

import java.util.function.Consumer;
import knightschool.history.HistoryEvent;

/** The acts of the user on one thing, which can be undone and redone. Used on the JavaFX thread only. */
public interface UndoHistory {
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

    boolean canRedo();

    /** Redoes the act that was undone last, if there is one. */
    void redo();

    /**
     * Returns why the acts can be neither undone nor redone for the moment, such as while a solution is shown, in a
     * sentence; empty if they can.
     */
    default String refusal() {
        return "";
    }

    /** Adds a listener, called after each event of this history, also after those that it was not asked for here. */
    void addListener(Consumer<HistoryEvent> listener);
}
