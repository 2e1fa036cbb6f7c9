package knightschool.ui.work;

import java.util.Objects;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;

/**
 * Shows the message of a failed computation and a button that repeats it; hidden, without space, while nothing has
 * failed.
 */
public final class FailureView extends HBox {

    /**
     * @param failure the failure to show; null for none
     * @param again repeats the computation
     * @param help the tooltip of the button, with its key
     */
    public FailureView(ObservableValue<WorkFailure> failure, Runnable again, String help) {
        super(8);
        setId("failure");
        setAlignment(Pos.CENTER_LEFT);
        Label words = NodeStyle.named(LabelFactory.wrapped("", "text-14"), "failure-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        words.textProperty().bind(failure.map(WorkFailure::words).orElse(""));
        Button button = NodeStyle.named(new Button(FailureWords.TRY_AGAIN), "try-again");
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip(help));
        button.setOnAction(_ -> again.run());
        getChildren().setAll(words, button);
        NodeVisibility.follow(this, failure.map(Objects::nonNull).orElse(false));
    }
}
