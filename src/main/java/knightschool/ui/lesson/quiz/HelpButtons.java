package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import knightschool.lesson.progress.QuizResult;

/** Leads to the next hint, and behind the last one to the solution. */
final class HelpButtons {
    private HelpButtons() {}

    static List<Node> of(QuizModel model) {
        Button help = new Button();
        help.setId("quiz-help");
        help.getStyleClass().add("quiz-help");
        help.setMaxWidth(Double.MAX_VALUE);
        Tooltip tip = new Tooltip();
        help.setTooltip(tip);
        show(model, help, tip);
        help.setOnAction(_ -> {
            if (model.hintsLeft() > 0) {
                model.hint();
            } else {
                model.reveal();
            }
        });
        model.hintsGivenProperty().addListener(_ -> show(model, help, tip));
        model.outcomeProperty().addListener(_ -> show(model, help, tip));
        int hints = model.quiz().help().hints().size();
        return List.of(new StackPane(room(QuizWords.SHOW_SOLUTION), room(QuizWords.hint(hints, hints)), help));
    }

    /** Room for what the button will say, so that nothing moves when it does. */
    private static Button room(String words) {
        Button room = new Button(words);
        room.getStyleClass().add("quiz-help");
        room.setVisible(false);
        room.setFocusTraversable(false);
        return room;
    }

    private static void show(QuizModel model, Button help, Tooltip tip) {
        int hints = model.quiz().help().hints().size();
        boolean more = model.hintsLeft() > 0;
        help.setText(more ? QuizWords.hint(model.hintsGivenProperty().get() + 1, hints) : QuizWords.SHOW_SOLUTION);
        tip.setText(more ? QuizWords.HINT_TIP : QuizWords.SHOW_SOLUTION_TIP);
        // Its room stays, so that nothing moves.
        help.setVisible(model.outcomeProperty().get() == QuizResult.Outcome.OPEN);
    }
}
