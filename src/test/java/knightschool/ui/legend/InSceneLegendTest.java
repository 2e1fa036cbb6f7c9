package knightschool.ui.legend;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import knightschool.drawing.Sketch;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

class InSceneLegendTest {
    private static final double WIDTH = 200;

    /** With larger words the last sign came on a line of its own, and what is below the legend went through it. */
    @Test
    void allLinesOfARowHaveRoom() {
        List<Double> heights = ToolkitThread.call(() -> {
            List<LegendEntry> entries = Collections.nCopies(12, new LegendEntry(Sketch.EMPTY, "Your moves", ""));
            try (InSceneLegend legend = InSceneLegend.row(new Region(), () -> entries)) {
                legend.show();
                Pane pane = legend.node();
                pane.getStyleClass().add("map-legend");
                Theme.LIGHT.applyTo(new Scene(pane));
                pane.applyCss();
                double one = pane.getChildren().getLast().prefHeight(-1);
                return List.of(one, pane.prefHeight(WIDTH), pane.minHeight(WIDTH));
            }
        });
        assertTrue(heights.get(1) >= 4 * heights.get(0), heights::toString);
        assertTrue(heights.get(2) >= heights.get(1), heights::toString);
    }
}
