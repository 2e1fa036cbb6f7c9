package knightschool.ui.choice;

import java.util.function.Consumer;
import javafx.scene.control.Spinner;
import javafx.util.StringConverter;

/** Converts the text of a spinner to a number in its range. Other text is refused and leaves the number unchanged. */
public final class WholeNumberConverter extends StringConverter<Integer> {
    private final Spinner<Integer> spinner;
    private final int least;
    private final int most;
    private final Consumer<String> refused;

    /** @param refused receives a text that is not a number from {@code least} to {@code most} */
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

    /** Returns the number, or the current one if the text is not valid, since the field must show a valid number. */
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
