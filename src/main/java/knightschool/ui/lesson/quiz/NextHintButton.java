package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import knightschool.ui.control.FixedWidthButton;
import knightschool.ui.control.NodeStyle;

/** The button that shows the next hint, and after the last one the solution. */
final class NextHintButton {
    private NextHintButton() {}

    static List<Node> of(QuizModel model) {
        Button help = NodeStyle.named(new FixedWidthButton(words(model)), "quiz-help", "quiz-help");
        Tooltip tip = new Tooltip();
        help.setTooltip(tip);
        show(model, help, tip);
        help.setOnAction(_ -> {
            if (model.hints().remaining() > 0) {
                model.hints().give();
            } else {
                model.reveal();
            }
        });
        model.hints().givenProperty().addListener(_ -> show(model, help, tip));
        model.stateProperty().addListener(_ -> show(model, help, tip));
        return List.of(help);
    }

    /** Returns the room of the button of a question without hints, which shows nothing. */
    static Node measure() {
        return NodeStyle.of(new FixedWidthButton(List.of(QuizWords.SHOW_SOLUTION)), "quiz-help");
    }

    /** Returns all texts that the button may show. */
    private static List<String> words(QuizModel model) {
        int hints = model.quiz().help().hints().size();
        return Stream.concat(
                        Stream.of(QuizWords.SHOW_SOLUTION),
                        IntStream.rangeClosed(1, hints).mapToObj(number -> QuizWords.hint(number, hints)))
                .toList();
    }

    private static void show(QuizModel model, Button help, Tooltip tip) {
        int hints = model.quiz().help().hints().size();
        boolean more = model.hints().remaining() > 0;
        help.setText(more ? QuizWords.hint(model.hints().givenProperty().get() + 1, hints) : QuizWords.SHOW_SOLUTION);
        tip.setText(more ? QuizWords.HINT_TIP : QuizWords.SHOW_SOLUTION_TIP);
        // Its room stays, so that nothing moves.
        help.setVisible(model.isAsking());
    }
}
