package knightschool.ui.compare.player;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.LabelFactory;

/**
 * The axis of steps below the lanes of the timeline, labelled with powers of ten on a logarithmic scale and with
 * equidistant round numbers on a linear one.
 */
final class StepAxisView extends Group {
    /** The height of the labels below the lanes, in pixels. */
    static final double HEIGHT = 18;

    /** The least distance between two labels, in pixels. */
    private static final double LABEL_EVERY = 44;

    private StepAxisScale shownScale;
    private double shownBottom = -1;

    /** Draws the ticks of a scale from y = 0 to {@code bottom}, and their labels below. */
    void show(StepAxisScale scale, double bottom) {
        if (scale.equals(shownScale) && bottom == shownBottom) {
            return;
        }
        shownScale = scale;
        shownBottom = bottom;
        getChildren().clear();
        double labelled = Double.NEGATIVE_INFINITY;
        for (long step = scale.nextTick(0, LABEL_EVERY);
                step <= scale.last();
                step = scale.nextTick(step, LABEL_EVERY)) {
            double x = Math.round(scale.x(step)) + 0.5;
            addTick(x, bottom);
            if (x - labelled >= LABEL_EVERY) {
                addLabel(x, bottom, NumberFormatter.besideLargest(step, scale.last()));
                labelled = x;
            }
        }
        // The styles of this frame have been applied already: without theirs lines are black in it.
        applyCss();
    }

    private void addTick(double x, double bottom) {
        Line tick = new Line(x, 0, x, bottom);
        tick.getStyleClass().add("axis-tick");
        getChildren().add(tick);
    }

    private void addLabel(double x, double bottom, String text) {
        Label label = LabelFactory.of(text, "text-12", "muted");
        getChildren().add(label);
        label.applyCss();
        label.autosize();
        label.relocate(Math.round(x - label.getWidth() / 2), bottom);
    }
}
