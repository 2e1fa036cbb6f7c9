package knightschool.ui.compare.player;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.ui.compare.model.DepthCurvesModel;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.SegmentedControl;

/**
 * A row that the timeline has for itself while the depth curves are shown above its lanes, with the choice between a
 * linear and a logarithmic axis.
 */
public final class DepthCurvesTimelineRow extends HBox {
    private static final double GAP = 16;
    private static final double BELOW_TITLE = 6;

    private final VBox head;

    public DepthCurvesTimelineRow(DepthCurvesModel depths) {
        super(GAP);
        setId("timeline-row");
        getStyleClass().add("timeline-row");
        Label title = LabelFactory.of(ComparisonPlayerWords.DEPTHS, "text-14", "muted");
        title.setTooltip(new Tooltip(ComparisonPlayerWords.DEPTHS_HELP));
        SegmentedControl<StepAxisScale.Kind> axis = SegmentedControl.row(depths.axisKindProperty());
        axis.add(StepAxisScale.Kind.LOGARITHMIC, "axis-logarithmic", ComparisonPlayerWords.LOGARITHMIC)
                .setTooltip(new Tooltip(ComparisonPlayerWords.LOGARITHMIC_HELP));
        axis.add(StepAxisScale.Kind.LINEAR, "axis-linear", ComparisonPlayerWords.LINEAR)
                .setTooltip(new Tooltip(ComparisonPlayerWords.LINEAR_HELP));
        head = new VBox(BELOW_TITLE, title, axis);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setMinWidth(USE_PREF_SIZE);
        setMinHeight(USE_PREF_SIZE);
        setVisible(false);
        managedProperty().bind(visibleProperty());
    }

    /** Moves the timeline from the player's bar into this row, or back. */
    public void hold(boolean held, ComparisonTimeline timeline, TransportBar bar) {
        // A node that is removed from the window loses the keyboard focus.
        boolean focused = timeline.isFocused();
        getChildren().clear();
        bar.hold(!held);
        if (held) {
            HBox.setHgrow(timeline, Priority.ALWAYS);
            getChildren().setAll(head, timeline);
        }
        timeline.showDepths(held);
        setVisible(held);
        if (focused) {
            timeline.requestFocus();
        }
    }
}
