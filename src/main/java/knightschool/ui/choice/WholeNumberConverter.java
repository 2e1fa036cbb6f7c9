package knightschool.ui.choice;

import java.util.function.Consumer;
import javafx.scene.control.Spinner;
import javafx.util.StringConverter;

/**
 * Turns what is typed into a spinner into a number in its range; what is no such number is told, and leaves the number
 * as it was.
 */
public final class WholeNumberConverter extends StringConverter<Integer> {
    private final Spinner<Integer> spinner;
    private final int least;
    private final int most;
    private final Consumer<String> refused;

    /** @param refused told what was typed that is no number from {@code least} to {@code most} */
    public WholeNumberConverter(Spinner<Integer> spinner, int least, int most, Consumer<String> refused) {
        this.spinner = spinner;
        this.least = least;
        this.most = most;
        this.refused = refused;
    }

    @Override
    public String toString(Integer number) {
        return String.valueOf(number);
    }

    /** The number now, where the text is none: a text field cannot stay wrong. */
    @Override
    public Integer fromString(String text) {
        String typed = text == null ? "" : text.strip();
        if (typed.matches("\\d{1,9}") && isInRange(Integer.parseInt(typed))) {
            return Integer.valueOf(typed);
        }
        refused.accept(typed);
        spinner.getEditor().setText(toString(spinner.getValue()));
        return spinner.getValue();
    }

    private boolean isInRange(int number) {
        return number >= least && number <= most;
    }
}
