package knightschool.ui.editor.pattern;

import javafx.scene.control.Spinner;
import javafx.util.StringConverter;

/** What is typed into a spinner, as a number in its range; what is none leaves it as it was. */
final class WholeNumber extends StringConverter<Integer> {
    private final Spinner<Integer> spinner;
    private final int least;
    private final int most;

    WholeNumber(Spinner<Integer> spinner, int least, int most) {
        this.spinner = spinner;
        this.least = least;
        this.most = most;
    }

    @Override
    public String toString(Integer number) {
        return String.valueOf(number);
    }

    @Override
    public Integer fromString(String text) {
        String typed = text == null ? "" : text.strip();
        int number = typed.matches("\\d{1,9}") ? Integer.parseInt(typed) : spinner.getValue();
        int kept = Math.clamp(number, least, most);
        spinner.getEditor().setText(toString(kept));
        return kept;
    }
}
