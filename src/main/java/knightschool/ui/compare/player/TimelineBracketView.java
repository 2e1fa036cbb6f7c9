package knightschool.ui.compare.player;

import java.util.List;
import java.util.function.LongConsumer;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.Polyline;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.setup.value.TimelineBracket;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.NodeStyle;

/**
 * A bracket above the lanes of the timeline that marks a span of steps. The numbers at its ends are buttons that go to
 * these steps, since dragging the handle rarely hits a single step among many.
 */
final class TimelineBracketView extends Group {
    /** The height above the lanes, in pixels. */
    static final double HEIGHT = 30;

    private static final double HOOK = 6;
    private static final double GAP = 6;

    private final TimelineBracket span;
    private final Polyline line = NodeStyle.of(new Polyline(), "bracket-line");
    private final Button first;
    private final Button last;

    /** @param seek receives the step to go to */
    TimelineBracketView(TimelineBracket span, LongConsumer seek) {
        this.span = span;
        first = end("bracket-first", span.first(), seek);
        last = end("bracket-last", span.last(), seek);
        getStyleClass().add("bracket");
        setAccessibleText(ComparisonPlayerWords.bracketReadOut(span));
        getChildren().setAll(line, first, last);
        setManaged(false);
    }

    private static Button end(String id, long step, LongConsumer seek) {
        Button end = NodeStyle.named(new Button(NumberFormatter.grouped(step)), id, "bracket-end", "text-12", "strong");
        end.setTooltip(new Tooltip(ComparisonPlayerWords.goTo(step)));
        end.setAccessibleText(ComparisonPlayerWords.goTo(step));
        // A click leaves the keys to the player: Space plays.
        end.setFocusTraversable(false);
        end.setOnAction(_ -> seek.accept(step));
        return end;
    }

    TimelineBracket span() {
        return span;
    }

    /**
     * Draws the bracket in its local coordinates, from y = 0 to {@link #HEIGHT}.
     *
     * @param right the right end of the space for the numbers, in pixels
     */
    void show(StepAxisScale scale, double right) {
        double from = scale.x(span.first());
        double to = scale.x(span.last());
        line.getPoints().setAll(from, HEIGHT, from, HEIGHT - HOOK, to, HEIGHT - HOOK, to, HEIGHT);
        List.of(first, last).forEach(end -> {
            end.applyCss();
            end.autosize();
        });
        double left = Math.clamp(from - first.getWidth() / 2, 0, Math.max(0, right - first.getWidth()));
        double behind = Math.min(to - last.getWidth() / 2, right - last.getWidth());
        double least = left + first.getWidth() + GAP;
        if (behind < least) {
            // Two ends that lie close together keep their numbers apart, as far as there is space on the left.
            left = Math.max(0, left - (least - behind) / 2);
            behind = left + first.getWidth() + GAP;
        }
        first.relocate(Math.round(left), HEIGHT - HOOK - first.getHeight());
        last.relocate(Math.round(behind), HEIGHT - HOOK - last.getHeight());
    }
}
