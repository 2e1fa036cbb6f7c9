package knightschool.ui.lesson.quiz;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import knightschool.lesson.progress.QuizResult;

/**
 * Leads back to the hints that were given, one after the other: what is said to an answer takes the place of a hint.
 */
final class HintLink {
    private final QuizModel model;
    private final Button link = new Button(QuizWords.HINTS_AGAIN);
    private int next;

    HintLink(QuizModel model) {
        this.model = model;
        link.getStyleClass().addAll("bare", "hint-link");
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.setTooltip(new Tooltip(QuizWords.HINTS_AGAIN_TIP));
        link.setOnAction(_ -> readOn());
        link.managedProperty().bind(link.visibleProperty());
        model.outcomeProperty().addListener(_ -> show());
        model.stateProperty().addListener(_ -> show());
        show();
    }

    Node node() {
        return link;
    }

    private void readOn() {
        int given = model.hintsGivenProperty().get();
        model.hintAgain(next % given);
        next = (next + 1) % given;
    }

    /** Not beside the only hint itself, which is there to be read. */
    private void show() {
        int given = model.hintsGivenProperty().get();
        boolean isRead = model.stateProperty().get() == QuizModel.State.HINT && given < 2;
        link.setVisible(model.outcomeProperty().get() == QuizResult.Outcome.OPEN && given > 0 && !isRead);
    }
}
