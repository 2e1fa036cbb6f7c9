package knightschool.ui.lesson.quiz;

import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import knightschool.ui.theme.Fonts;

/** How wide a button has to be for all that it may say, so that nothing moves when it says something else. */
final class HeldWidth {
    private HeldWidth() {}

    /** The width in pixels that the widest of some words take, half-bold as they are in a chosen button. */
    static double of(Labeled button, Stream<String> words) {
        Font strong = Font.font(Fonts.STRONG, button.getFont().getSize());
        double widest = words.mapToDouble(word -> {
                    Text text = new Text(word);
                    text.setFont(strong);
                    return text.getLayoutBounds().getWidth();
                })
                .max()
                .orElse(0);
        double before =
                button.getGraphic() == null ? 0 : button.getGraphic().prefWidth(-1) + button.getGraphicTextGap();
        double around = button.snappedLeftInset() + button.snappedRightInset() + before;
        // What is rounded up to whole pixels may be one short.
        return Math.ceil(widest) + 1 + around;
    }
}
