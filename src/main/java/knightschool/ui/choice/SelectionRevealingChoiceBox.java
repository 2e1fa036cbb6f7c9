package knightschool.ui.choice;

import java.util.function.Function;
import javafx.scene.control.ChoiceBox;
import knightschool.ui.control.ChoiceBoxConverter;

/**
 * A choice box whose list opens at the current choice. JavaFX knows the places of the items only after it has shown
 * them, and would open the list at the first item the first time.
 */
public final class SelectionRevealingChoiceBox<T> extends ChoiceBox<T> {
    private boolean isScrolled;

    /** Sets the texts of the choices. */
    public void setWords(Function<T, String> words) {
        setConverter(new ChoiceBoxConverter<>(this, words));
    }

    @Override
    public void show() {
        super.show();
        if (!isScrolled && isShowing()) {
            isScrolled = true;
            hide();
            super.show();
        }
    }
}
