package knightschool.ui.control;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.text.Text;

/**
 * A button that shows one of several texts. It is as wide as with the longest of them, so that a change of text moves
 * nothing and no text is cut off.
 */
public final class FixedWidthButton extends Button {
    private final List<String> words;

    /** @param words all texts that the button may show */
    public FixedWidthButton(List<String> words) {
        this.words = List.copyOf(words);
        setMinWidth(USE_PREF_SIZE);
    }

    @Override
    protected double computePrefWidth(double height) {
        double now = super.computePrefWidth(height);
        double widest = words.stream().mapToDouble(this::width).max().orElse(0);
        // One pixel more, because a width rounded up to whole pixels may be one too small.
        return Math.max(now, Math.ceil(now + widest - width(getText())) + 1);
    }

    private double width(String word) {
        Text text = new Text(word);
        text.setFont(getFont());
        return text.getLayoutBounds().getWidth();
    }
}
