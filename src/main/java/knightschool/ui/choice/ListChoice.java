package knightschool.ui.choice;

import javafx.scene.control.ChoiceBox;

/**
 * A choice out of a list that opens at what is chosen. JavaFX knows where the lines are only once it has shown them,
 * and would open at the first line the first time.
 */
public final class ListChoice<T> extends ChoiceBox<T> {
    private boolean known;

    @Override
    public void show() {
        super.show();
        if (!known && isShowing()) {
            known = true;
            hide();
            super.show();
        }
    }
}
