package knightschool.ui.lesson.quiz;

import java.util.stream.Stream;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;

/** An answer to choose. It is as wide from the beginning as it is when it is chosen. */
final class AnswerButton extends ToggleButton {
    AnswerButton() {
        getStyleClass().add("answer");
        setWrapText(true);
        setTooltip(new Tooltip(QuizWords.CHOOSE_TIP));
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(super.computePrefWidth(height), HeldWidth.of(this, Stream.of(getText())));
    }
}
