package knightschool.ui.compare.player;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import knightschool.compare.SearchComputationProgress;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.ui.compare.pane.AlgorithmMarkers;
import knightschool.ui.compare.pane.OutcomeWords;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.NodeStyle;

/**
 * A lane of the timeline: thick up to the step shown, thin and in the algorithm's line pattern for the computed steps
 * after it, and hatched for the steps not computed yet. A finished search ends at its marker and its number of steps.
 */
final class TimelineLaneView extends Group {
    private static final double THICK = 5;
    private static final double HATCH = 6;
    private static final double COUNT_GAP = 10;
    private static final double HANDLE = 11;
    private static final double MARKER = 14;

    private final PaneIdentity pane;
    private final Rectangle past = NodeStyle.of(new Rectangle(), "lane-past");
    private final Line computedLine = NodeStyle.of(new Line(), "lane-known");
    private final Rectangle unknown = NodeStyle.of(new Rectangle(), "lane-unknown");
    private final Region marker;
    private final Label count = NodeStyle.of(new Label(), "text-12", "strong");

    TimelineLaneView(PaneIdentity pane) {
        this.pane = pane;
        marker = AlgorithmMarkers.marker(pane.look(), MARKER);
        marker.setVisible(false);
        setId(pane.id("lane"));
        setAccessibleText(pane.title());
        getStyleClass().add("lane");
        getStyleClass().addAll(AlgorithmMarkers.styleClasses(pane.look()));
        past.setHeight(THICK);
        past.setY(-THICK / 2);
        unknown.setHeight(HATCH);
        unknown.setY(-HATCH / 2);
        getChildren().setAll(unknown, computedLine, past, marker, count);
        setManaged(false);
    }

    /**
     * Draws the lane along the line y = 0 of this node. The text of the label must be set before.
     *
     * @param lane the progress of the search
     * @param step the step of the clock
     * @param scale converts steps to x coordinates
     * @param covered whether all steps beyond the clock are hidden
     */
    void show(SearchComputationProgress lane, long step, StepAxisScale scale, boolean covered) {
        boolean complete = lane.complete() && !(covered && lane.explored() > step);
        double end = scale.x(complete || !covered ? lane.explored() : Math.min(step, lane.explored()));
        double clock = Math.min(scale.x(step), end);
        past.setWidth(clock);
        computedLine.setStartX(clock);
        computedLine.setEndX(end);
        computedLine.setVisible(end > clock);
        unknown.setX(end);
        unknown.setWidth(Math.max(0, scale.width() - end));
        unknown.setVisible(!complete);
        marker.setVisible(complete);
        count.setVisible(complete);
        if (complete) {
            marker.resizeRelocate(end - MARKER / 2, -MARKER / 2, MARKER, MARKER);
            place(end, scale.x(step));
        }
    }

    /** Whether the lane ends at its marker. */
    boolean isEndVisible() {
        return marker.isVisible();
    }

    AlgorithmStyle look() {
        return pane.look();
    }

    /**
     * Sets the label that tells how the lane ended, and returns the space that it needs right of the axis, in pixels; 0
     * for an unfinished search.
     *
     * @param noted whether the label includes the options
     */
    double label(SearchComputationProgress lane, boolean noted) {
        if (!lane.complete()) {
            return 0;
        }
        String text = OutcomeWords.of(lane.outcome(), lane.explored()).withNote(noted ? pane.note() : "");
        if (!text.equals(count.getText())) {
            count.setText(text);
            count.applyCss();
            count.autosize();
        }
        return COUNT_GAP + 2 + count.getWidth();
    }

    /** Places the count behind the marker, or behind the clock's handle where that would cover it. */
    private void place(double end, double clock) {
        double usual = end + COUNT_GAP;
        boolean covered = clock > end && clock - HANDLE < usual + count.getWidth();
        count.relocate(covered ? Math.max(usual, clock + HANDLE) : usual, -count.getHeight() / 2);
    }
}
