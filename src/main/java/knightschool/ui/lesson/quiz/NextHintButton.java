package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import knightschool.ui.control.FixedWidthButton;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.hint.HintSequence;
import knightschool.ui.hint.HintWords;

/**
 * The button that shows the next hint, and after the last one the solution. Bets of a class have hints alone: the
 * button that compares them shows the solution.
 */
final class NextHintButton {
    private NextHintButton() {}

    static List<Node> of(QuizModel model) {
        Button help = NodeStyle.named(new FixedWidthButton(words(model)), "quiz-help", "quiz-help");
        Tooltip tip = new Tooltip();
        help.setTooltip(tip);
        show(model, help, tip);
        help.setOnAction(_ -> {
            if (isMore(model)) {
                model.hints().giveNext();
            } else {
                model.reveal();
            }
        });
        model.hints().sequence().givenHintsProperty().addListener(_ -> show(model, help, tip));
        model.stateProperty().addListener(_ -> show(model, help, tip));
        return List.of(help);
    }

    /** Returns the room of the button of a question without hints, which shows nothing. */
    static Node measure() {
        return NodeStyle.of(new FixedWidthButton(List.of(QuizWords.SHOW_SOLUTION)), "quiz-help");
    }

    /** Returns all texts that the button may show. */
    private static List<String> words(QuizModel model) {
        int hints = model.hints().sequence().size();
        return Stream.concat(
                        Stream.of(QuizWords.SHOW_SOLUTION),
                        IntStream.rangeClosed(1, hints).mapToObj(number -> HintWords.name(number, hints)))
                .toList();
    }

    private static boolean isMore(QuizModel model) {
        HintSequence hints = model.hints().sequence();
        return hints.givenHints().count() < hints.size();
    }

    private static void show(QuizModel model, Button help, Tooltip tip) {
        HintSequence hints = model.hints().sequence();
        boolean more = isMore(model);
        help.setText(more ? HintWords.name(hints.next(), hints.size()) : QuizWords.SHOW_SOLUTION);
        tip.setText(
                more
                        ? HintWords.tip(hints.next(), hints.givenHints(), QuizWords.HINT_KEY)
                        : QuizWords.SHOW_SOLUTION_TIP);
        // Its room stays, so that nothing moves.
        help.setVisible(model.isAsking() && (more || !model.quiz().countsBets()));
    }
}
