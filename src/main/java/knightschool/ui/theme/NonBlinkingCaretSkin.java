package knightschool.ui.theme;

import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;

/**
 * A field whose caret stands still: one that blinks makes sixty frames a second as long as the field has the focus. The
 * sheets name it for every field.
 */
public final class NonBlinkingCaretSkin extends TextFieldSkin {
    /** Made by JavaFX, which reads its name in a sheet. */
    public NonBlinkingCaretSkin(TextField field) {
        super(field);
    }

    @Override
    public void setCaretAnimating(boolean blinks) {
        super.setCaretAnimating(false);
    }
}
