package knightschool.ui.choice;

import javafx.application.Platform;
import javafx.scene.control.TextField;

/** Selects the text of a field when it receives the keyboard focus, so that typing replaces it. */
public final class SelectAllOnFocus {
    private SelectAllOnFocus() {}

    /**
     * Installs the behaviour in a field. The selection is deferred, since a click that moves the focus sets the caret
     * afterwards.
     */
    public static void of(TextField field) {
        field.focusedProperty().addListener((_, _, focused) -> {
            if (focused) {
                Platform.runLater(field::selectAll);
            }
        });
    }
}
