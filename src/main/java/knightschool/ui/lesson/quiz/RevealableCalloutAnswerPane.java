package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.ui.control.NodeStyle;

/** The answer to a question, behind a button; its space is reserved from the start. */
public final class RevealableCalloutAnswerPane {
    private final ReadOnlyBooleanWrapper revealed = new ReadOnlyBooleanWrapper();
    private final StackPane space = new StackPane();

    public RevealableCalloutAnswerPane(List<? extends Node> blocks) {
        VBox answer = NodeStyle.of(new VBox(), "blocks", "revealed");
        answer.getChildren().setAll(blocks);
        answer.visibleProperty().bind(revealed);
        Button show = NodeStyle.of(new Button(QuizWords.SHOW_ANSWER), "show-answer");
        show.setTooltip(new Tooltip(QuizWords.SHOW_ANSWER_TIP));
        show.visibleProperty().bind(revealed.not());
        show.setOnAction(_ -> show());
        space.setAlignment(Pos.TOP_LEFT);
        space.getChildren().setAll(answer, show);
    }

    public Node node() {
        return space;
    }

    /** Shows the answer. */
    public void show() {
        revealed.set(true);
    }

    /** Whether the answer is shown. */
    public ReadOnlyBooleanProperty shownProperty() {
        return revealed.getReadOnlyProperty();
    }
}
