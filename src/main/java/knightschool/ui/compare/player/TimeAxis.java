package knightschool.ui.compare.player;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;
import knightschool.text.Numbers;

/** The powers of ten below the lanes of the timeline. */
final class TimeAxis extends Group {
    /** What the labels below the lanes take, in pixels. */
    static final double HEIGHT = 18;

    private static final int TEN = 10;

    /** Labels are no closer than that, in pixels. */
    private static final double LABEL_EVERY = 44;

    private long shownLast = -1;
    private double shownWidth = -1;
    private double shownBottom = -1;

    /** Draws the ticks of a scale from the top to {@code bottom}, and their labels below. */
    void show(LogStepScale scale, double bottom) {
        if (scale.last() == shownLast && scale.width() == shownWidth && bottom == shownBottom) {
            return;
        }
        shownLast = scale.last();
        shownWidth = scale.width();
        shownBottom = bottom;
        getChildren().clear();
        double labelled = Double.NEGATIVE_INFINITY;
        for (long power = 1; power <= scale.last(); power *= TEN) {
            double x = Math.round(scale.x(power)) + 0.5;
            addTick(x, bottom);
            if (x - labelled >= LABEL_EVERY) {
                addLabel(x, bottom, Numbers.besideLargest(power, scale.last()));
                labelled = x;
            }
        }
    }

    private void addTick(double x, double bottom) {
        Line tick = new Line(x, 0, x, bottom);
        tick.getStyleClass().add("axis-tick");
        getChildren().add(tick);
    }

    private void addLabel(double x, double bottom, String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll("text-12", "muted");
        getChildren().add(label);
        label.applyCss();
        label.autosize();
        label.relocate(Math.round(x - label.getWidth() / 2), bottom);
    }
}
