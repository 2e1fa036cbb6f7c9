package knightschool.ui.command;

import javafx.event.EventTarget;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/**
 * Lets Space act once while it is held in a window, as on a button, although the system sends the key again and again.
 * A text receives it as often as it comes.
 */
public final class HeldSpaceFilter {
    private boolean isHeld;

    private HeldSpaceFilter() {}

    /** Filters the keys of a scene before its nodes receive them. */
    public static void install(Scene scene) {
        HeldSpaceFilter filter = new HeldSpaceFilter();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, filter::press);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, filter::release);
        scene.windowProperty().flatMap(Window::focusedProperty).subscribe(_ -> filter.isHeld = false);
    }

    private void press(KeyEvent key) {
        if (key.getCode() == KeyCode.SPACE) {
            if (isHeld) {
                key.consume();
            }
            isHeld = !isText(key.getTarget());
        } else if (!key.getCode().isModifierKey()) {
            // The system repeats the key that was pressed last, so a Space after it is a new one.
            isHeld = false;
        }
    }

    private void release(KeyEvent key) {
        if (key.getCode() == KeyCode.SPACE) {
            isHeld = false;
        }
    }

    private static boolean isText(EventTarget target) {
        return target instanceof TextInputControl;
    }
}
