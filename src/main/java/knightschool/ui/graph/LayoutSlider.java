package knightschool.ui.graph;

import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.ui.control.LabelFactory;

/**
 * A slider between the last two layouts of a graph, as wide as the space available, with their names at its ends. Until
 * there are two layouts it is invisible but keeps its space, so that the graph does not shrink when it appears. While
 * vertices reach the layout at the right end from elsewhere, for example after an edit, the slider is at that end.
 */
final class LayoutSlider extends HBox {
    /** The least width of the slider, in pixels, at which it can be stopped with precision by hand. */
    private static final double SHORTEST = 140;

    private static final double GAP = 8;
    private static final double STEP = 0.1;

    private final KnightGraphView graph;
    private final Slider slider = new Slider(0, 1, 1);
    private boolean updating;

    LayoutSlider(KnightGraphView graph) {
        super(GAP);
        this.graph = graph;
        setAlignment(Pos.CENTER_LEFT);
        setPadding(new Insets(0, 0, 0, GAP));
        slider.setId("graph-way");
        slider.setTooltip(new Tooltip(GraphWords.SLIDER_TIP));
        slider.setAccessibleText(GraphWords.SLIDER);
        slider.setBlockIncrement(STEP);
        slider.setMinWidth(SHORTEST);
        HBox.setHgrow(slider, Priority.ALWAYS);
        Label from = name();
        from.textProperty().bind(graph.layouts().fromProperty().map(GraphWords::shortName));
        Label to = name();
        to.textProperty().bind(graph.layouts().toProperty().map(GraphWords::shortName));
        getChildren().setAll(from, slider, to);
        visibleProperty()
                .bind(Bindings.notEqual(
                        graph.layouts().fromProperty(), graph.layouts().toProperty()));
        listen();
    }

    private static Label name() {
        return LabelFactory.whole("", "muted", "text-14");
    }

    private void listen() {
        graph.layouts().wayProperty().addListener((_, _, now) -> {
            updating = true;
            slider.setValue(now.doubleValue());
            updating = false;
        });
        slider.valueProperty().addListener((_, _, now) -> {
            if (!updating) {
                graph.pane().hold(now.doubleValue());
            }
        });
    }
}
