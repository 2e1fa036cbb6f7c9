package knightschool.ui.control;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * Shows a number as dots, in groups of five that can be counted at a glance, with the number behind them; without the
 * dots where they have no room.
 */
public final class DotTally extends HBox {
    private static final int GROUP = 5;

    /** The least width of dots with the number, in pixels; the number is alone in a smaller one. */
    private static final double LEAST_WIDTH = 60;

    private final FlowPane dots = NodeStyle.of(new FlowPane(), "tally-dots");
    private final Label number = LabelFactory.whole("", "tally-number", "strong");
    private final int mostDots;

    /** @param mostDots the greatest number of dots; a larger number is shown by as many */
    public DotTally(int mostDots) {
        this.mostDots = mostDots;
        getStyleClass().add("tally");
        setAlignment(Pos.CENTER_LEFT);
        dots.setMinWidth(0);
        dots.managedProperty().bind(widthProperty().greaterThan(LEAST_WIDTH));
        dots.visibleProperty().bind(dots.managedProperty());
        HBox.setHgrow(dots, Priority.ALWAYS);
        getChildren().setAll(dots, number);
    }

    /** Shows a number; nothing for 0. */
    public void show(int count) {
        dots.getChildren().clear();
        for (int remaining = Math.min(count, mostDots); remaining > 0; remaining -= GROUP) {
            HBox group = NodeStyle.of(new HBox(), "tally-group");
            for (int i = 0; i < Math.min(remaining, GROUP); i++) {
                group.getChildren().add(NodeStyle.of(new Region(), "tally-dot"));
            }
            dots.getChildren().add(group);
        }
        number.setText(count == 0 ? "" : String.valueOf(count));
    }
}
