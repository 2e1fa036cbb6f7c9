package knightschool.ui.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;

/**
 * One scene of the window, such as the comparison or the editor. Made and used on the JavaFX thread only.
 *
 * <p>Its window shows it, hands it keys, and closes it; after {@link #close} no method is called, nothing of it runs
 * on, and it can be collected.
 */
public interface SceneRoom {

    /** What fills the window below the bar; the same node every time. */
    Node node();

    /** The scene's own control at the right of the bar, such as its choice of board; empty unless it has one. */
    default Node tools() {
        return new Region();
    }

    /** The keys that work here, for the help window. */
    default List<KeyHelp> keys() {
        return List.of();
    }

    /**
     * A key pressed anywhere in the window, unless the control that has the focus used it.
     *
     * @return whether the scene used it
     */
    default boolean handle(KeyEvent key) {
        return false;
    }

    /** Takes over a board that another scene hands on; a scene without a board of its own leaves things as they are. */
    default void take(Board board) {}

    /**
     * Takes over a board and what is sought on it.
     *
     * @param closed whether closed tours are; a scene that seeks none leaves it out
     */
    default void take(Board board, boolean closed) {
        take(board);
    }

    /** Whether all that the scene was asked to show is on screen: pictures wait for it. */
    default boolean isSettled() {
        return true;
    }

    /** The scene comes on screen. */
    default void shown() {}

    /** The scene leaves the screen, to come back perhaps: whatever plays should pause. */
    default void left() {}

    /**
     * A person wants to close the window. A scene that holds what is in no file yet asks first.
     *
     * @param goOn closes the window; left out, the window stays
     */
    default void beforeClose(Runnable goOn) {
        goOn.run();
    }

    /** The window closes: end every thread and timer. */
    default void close() {}
}
