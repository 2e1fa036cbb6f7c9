package knightschool.ui.tour;

import java.util.function.Supplier;
import javafx.scene.layout.Region;
import knightschool.drawing.tour.TourViewport;
import knightschool.ui.board.LayoutSwitchThreshold;

/**
 * The two panes side by side, or one above the other for a wide board, whose squares are larger then. The first one is
 * alone if the second is hidden.
 */
final class ComparedTourLayout extends Region {
    private static final double GAP = 32;
    private static final double GAP_BELOW = 8;

    /** The approximate height of the title and text of a pane, in pixels. */
    private static final double WORDS = 112;

    private final ComparedTourPane first;
    private final ComparedTourPane second;
    private final Supplier<TourQuestion> question;

    ComparedTourLayout(ComparedTourPane first, ComparedTourPane second, Supplier<TourQuestion> question) {
        this.first = first;
        this.second = second;
        this.question = question;
        getChildren().addAll(first, second);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double width = getWidth() - left - snappedRightInset();
        double height = getHeight() - top - snappedBottomInset();
        if (!second.isVisible()) {
            first.resizeRelocate(left, top, width, height);
            return;
        }
        double half = Math.floor((width - GAP) / 2);
        double halfHeight = Math.floor((height - GAP_BELOW) / 2);
        if (LayoutSwitchThreshold.isWorthIt(side(width, halfHeight), side(half, height))) {
            first.resizeRelocate(left, top, width, halfHeight);
            second.resizeRelocate(left, top + height - halfHeight, width, halfHeight);
        } else {
            first.resizeRelocate(left, top, half, height);
            second.resizeRelocate(left + width - half, top, half, height);
        }
    }

    /** Whether the panes are one above the other. */
    boolean isStacked() {
        return second.getLayoutY() > first.getLayoutY();
    }

    /** The side of a square in a pane of a size, in pixels. */
    private double side(double width, double height) {
        TourQuestion now = question.get();
        return Math.min(
                (width - TourViewport.RIM_LEFT) / now.columns(),
                (height - WORDS - TourViewport.RIM_BELOW) / now.rows());
    }
}
