package knightschool.ui.tree;

import javafx.scene.input.KeyEvent;

/**
 * The keys of a search tree that is drawn with its root above.
 *
 * @param parent chooses the node above the chosen one
 * @param child chooses the first node below it
 * @param previous chooses the node of the same depth before it
 * @param next chooses the node of the same depth after it
 * @param reach goes to the chosen node
 */
public record TreeKeys(Runnable parent, Runnable child, Runnable previous, Runnable next, Runnable reach) {
    /**
     * Returns the keys that choose nodes of a search tree in view.
     *
     * @param reach goes to the chosen node
     */
    public static TreeKeys of(NodeSelection selection, Runnable reach) {
        return new TreeKeys(
                selection::selectParent,
                selection::selectChild,
                selection::selectPrevious,
                selection::selectNext,
                reach);
    }

    /** Handles and consumes a key, if it is one of these without Shift, Ctrl or Alt. */
    public void press(KeyEvent key) {
        if (key.isShortcutDown() || key.isAltDown() || key.isShiftDown()) {
            return;
        }
        switch (key.getCode()) {
            case UP -> parent.run();
            case DOWN -> child.run();
            case LEFT -> previous.run();
            case RIGHT -> next.run();
            case ENTER -> reach.run();
            default -> {
                return;
            }
        }
        key.consume();
    }
}
