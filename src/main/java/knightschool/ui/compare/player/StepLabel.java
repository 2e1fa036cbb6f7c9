package knightschool.ui.compare.player;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.text.NumberFormatter;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.control.LabelFactory;

/** The label with the step that all panes show. */
final class StepLabel extends VBox {
    /** The style classes of the type scale, by the greatest number of characters that fit in each. */
    private static final NavigableMap<Integer, String> SIZES =
            new TreeMap<>(Map.of(6, "text-20", 7, "text-16", 9, "text-14", Integer.MAX_VALUE, "text-12"));

    private final Label step = new Label();

    StepLabel(CompareModel model) {
        getStyleClass().add("step-counter");
        setAlignment(Pos.CENTER_LEFT);
        Label name = LabelFactory.of(ComparisonPlayerWords.STEP, "text-12", "muted");
        step.setId("step");
        step.setMinWidth(USE_PREF_SIZE);
        name.setLabelFor(step);
        getChildren().setAll(name, step);
        model.stepProperty().subscribe(now -> show(now.longValue()));
    }

    private void show(long now) {
        String text = NumberFormatter.grouped(now);
        step.setText(text);
        String size = SIZES.ceilingEntry(text.length()).getValue();
        step.getStyleClass().setAll("label", "strong", size);
    }
}
