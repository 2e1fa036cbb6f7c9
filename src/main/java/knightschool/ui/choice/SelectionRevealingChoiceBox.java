package knightschool.ui.choice;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Tooltip;
import knightschool.ui.control.ChoiceBoxConverter;
import knightschool.ui.control.NodeStyle;

/**
 * A choice box whose list opens at the current choice. JavaFX knows the places of the items only after it has shown
 * them, and would open the list at the first item the first time.
 */
public final class SelectionRevealingChoiceBox<T> extends ChoiceBox<T> {
    private boolean isScrolled;

    /**
     * Creates a box in the style of the census.
     *
     * @param words the text of a choice
     */
    public static <T> ChoiceBox<T> of(String id, String help, List<T> values, Function<T, String> words) {
        ChoiceBox<T> box = NodeStyle.named(new SelectionRevealingChoiceBox<>(), id, "census-choice");
        ChoiceBoxConverter.offer(box, values, words);
        box.setTooltip(new Tooltip(help));
        box.setMinWidth(USE_PREF_SIZE);
        return box;
    }

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
