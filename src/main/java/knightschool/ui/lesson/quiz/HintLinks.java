package knightschool.ui.lesson.quiz;

import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.lesson.progress.QuizResult;

/** The hints that were given, to be read again: what is said to an answer takes the place of a hint. */
final class HintLinks {
    private final QuizModel model;
    private final HBox row = new HBox();

    HintLinks(QuizModel model) {
        this.model = model;
        row.getStyleClass().add("hint-links");
        int hints = model.quiz().help().hints().size();
        IntStream.range(0, hints).forEach(index -> row.getChildren().add(link(index, hints)));
        model.hintsGivenProperty().addListener(_ -> show());
        model.stateProperty().addListener(_ -> show());
        show();
    }

    Node node() {
        return row;
    }

    private Button link(int index, int hints) {
        Button link = new Button(hints == 1 ? QuizWords.hint(1, 1) : QuizWords.hintNumbered(index + 1));
        link.getStyleClass().addAll("bare", "hint-link");
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.setTooltip(new Tooltip(QuizWords.HINT_AGAIN_TIP));
        link.setOnAction(_ -> model.hintAgain(index));
        return link;
    }

    private void show() {
        boolean open = model.outcomeProperty().get() == QuizResult.Outcome.OPEN;
        boolean wrong = model.stateProperty().get() != QuizModel.State.OPEN;
        for (int i = 0; i < row.getChildren().size(); i++) {
            row.getChildren()
                    .get(i)
                    .setVisible(open && wrong && i < model.hintsGivenProperty().get());
        }
    }
}
