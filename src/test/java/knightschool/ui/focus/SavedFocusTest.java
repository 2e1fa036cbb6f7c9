package knightschool.ui.focus;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;
import knightschool.ui.robot.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A restored focus leaves the caret where it was. JavaFX selects the whole text of a field that receives the focus, and
 * some fields do so later: the next letter would replace the text. In no window, where a caret does not blink.
 */
@ExtendWith(OnScreen.class)
class SavedFocusTest {
    private static void caretStays(Node control, TextInputControl text) {
        Scene scene = new Scene(new VBox(control, new Button("Other")));
        onFx(() -> {
            control.requestFocus();
            text.setText("12");
            text.positionCaret(1);
            SavedFocus focus = SavedFocus.of(scene);
            text.selectAll();
            Platform.runLater(text::selectAll);
            focus.restore();
            assertEquals(control, scene.getFocusOwner());
            assertEquals(1, text.getAnchor(), "at once");
            return focus;
        });
        assertEquals("", onFx(text::getSelectedText), "and after what was to come");
        assertEquals(1, onFx(text::getCaretPosition));
    }

    @Test
    void caretOfAFieldStays() {
        TextField field = onFx(TextField::new);
        caretStays(field, field);
    }

    @Test
    void caretOfASpinnerStays() {
        Spinner<Integer> spinner = onFx(() -> new Spinner<>(0, 1_000, 0));
        onFx(() -> {
            spinner.setEditable(true);
            return spinner;
        });
        caretStays(spinner, spinner.getEditor());
    }
}
