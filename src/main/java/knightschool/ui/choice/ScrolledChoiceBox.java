package knightschool.ui.choice;

import java.util.function.Function;
import javafx.scene.control.ChoiceBox;
import knightschool.ui.control.ChoiceConverter;

/**
 * A choice out of a list that opens at what is chosen. JavaFX knows where the lines are only once it has shown them,
 * and would open at the first line the first time.
 */
public final class ScrolledChoiceBox<T> extends ChoiceBox<T> {
    private boolean isScrolled;

    /** Says what each choice is called. */
    public void setWords(Function<T, String> words) {
        setConverter(new ChoiceConverter<>(this, words));
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
