package knightschool.ui.compare;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.shape.Line;

/** The powers of ten below the lanes of the timeline. */
final class TimeAxis extends Group {
    /** What the labels below the lanes take, in pixels. */
    static final double HEIGHT = 14;

    private static final int TEN = 10;

    private long shownLast = -1;
    private double shownWidth = -1;
    private double shownBottom = -1;

    /** Draws the ticks of a scale from the top to {@code bottom}, and their labels below. */
    void show(LogScale scale, double bottom) {
        if (scale.last() == shownLast && scale.width() == shownWidth && bottom == shownBottom) {
            return;
        }
        shownLast = scale.last();
        shownWidth = scale.width();
        shownBottom = bottom;
        getChildren().clear();
        for (long power = 1; power <= scale.last(); power *= TEN) {
            addTick(Math.round(scale.x(power)) + 0.5, bottom, Numbers.compact(power));
        }
    }

    private void addTick(double x, double bottom, String text) {
        Line tick = new Line(x, 0, x, bottom);
        tick.getStyleClass().add("axis-tick");
        Label label = new Label(text);
        label.getStyleClass().addAll("text-12", "muted");
        getChildren().addAll(tick, label);
        label.applyCss();
        label.autosize();
        label.relocate(Math.round(x - label.getWidth() / 2), bottom);
    }
}
