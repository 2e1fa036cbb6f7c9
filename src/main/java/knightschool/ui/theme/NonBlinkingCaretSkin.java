package knightschool.ui.theme;

import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;

/**
 * A skin of text fields whose caret does not blink: a blinking caret causes sixty frames per second while the field has
 * the focus. The style sheets set it for every field.
 */
public final class NonBlinkingCaretSkin extends TextFieldSkin {
    /** Called by JavaFX, which reads the name of the class in a style sheet. */
    public NonBlinkingCaretSkin(TextField field) {
        super(field);
    }

    @Override
    public void setCaretAnimating(boolean blinks) {
        super.setCaretAnimating(false);
    }
}
