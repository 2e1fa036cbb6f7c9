package knightschool.ui.focus;

/**
 * A control that takes the keyboard focus as a whole and marks the part of it that keys act on, such as a square with a
 * ring. The mark disappears with the focus, and the pointer may move it, so code that borrows the focus restores both.
 */
public interface FocusMarkingControl {
    /**
     * Returns an action that restores the mark to its current place; the action does nothing if there is no mark now.
     * It does not keep the control in memory.
     */
    Runnable keepRing();
}
