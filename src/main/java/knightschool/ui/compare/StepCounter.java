package knightschool.ui.compare;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** The step that all panes show. */
final class StepCounter extends VBox {
    private static final int WIDEST_LARGE = 6;
    private static final int WIDEST_MIDDLE = 9;

    private final Label step = new Label();

    StepCounter(CompareModel model) {
        getStyleClass().add("step-counter");
        setAlignment(Pos.CENTER_LEFT);
        Label name = new Label("step");
        name.getStyleClass().addAll("text-12", "muted");
        step.setId("step");
        step.setMinWidth(USE_PREF_SIZE);
        name.setLabelFor(step);
        getChildren().setAll(name, step);
        model.stepProperty().subscribe(now -> show(now.longValue()));
    }

    private void show(long now) {
        String text = Numbers.grouped(now);
        step.setText(text);
        String size =
                text.length() <= WIDEST_LARGE ? "text-20" : text.length() <= WIDEST_MIDDLE ? "text-16" : "text-12";
        step.getStyleClass().setAll("label", "strong", size);
    }
}
