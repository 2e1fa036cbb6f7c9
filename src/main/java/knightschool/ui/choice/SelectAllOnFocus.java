package knightschool.ui.choice;

import javafx.application.Platform;
import javafx.scene.control.TextField;

/** Selects what stands in a field when the keyboard's focus comes to it, so that typing replaces it. */
public final class SelectAllOnFocus {
    private SelectAllOnFocus() {}

    /** Has it so for a field from now on. A click that brings the focus sets the caret before, hence later. */
    public static void of(TextField field) {
        field.focusedProperty().addListener((_, _, focused) -> {
            if (focused) {
                Platform.runLater(field::selectAll);
            }
        });
    }
}
