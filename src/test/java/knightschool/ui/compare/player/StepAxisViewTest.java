package knightschool.ui.compare.player;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

class StepAxisViewTest {
    /** The scale changes in a layout, after the styles of the frame were applied: ticks were black in it. */
    @Test
    void ticksHaveTheirColourInTheFrameInWhichTheScaleChanges() {
        List<Paint> strokes = ToolkitThread.call(() -> {
            StepAxisView axis = new StepAxisView();
            Scene scene = new Scene(new Group(axis));
            Theme.LIGHT.applyTo(scene);
            scene.getRoot().applyCss();
            axis.show(new StepAxisScale(StepAxisScale.Kind.LOGARITHMIC, 1_000_000, 400), 40);
            return axis.getChildren().stream()
                    .filter(Line.class::isInstance)
                    .map(tick -> ((Line) tick).getStroke())
                    .toList();
        });
        assertTrue(strokes.size() > 3, strokes::toString);
        assertFalse(strokes.contains(Color.BLACK), strokes::toString);
    }
}
