package knightschool.ui.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CountLabelTest {
    /** A name that changed in a layout would ask for the next one, and that one for another. */
    @Test
    void nameIsBriefWhereThereIsLessRoomAndTheLayoutIsDoneAtOnce() {
        ToolkitThread.run(() -> {
            CountLabel label = CountLabel.shrinking(12, "links between them", "links", "links-count");
            HBox row = new HBox(label);
            Scene scene = new Scene(row);
            FrameLayout.of(scene);
            double whole = row.prefWidth(-1);
            for (double width : new double[] {whole, label.minWidth(-1), whole}) {
                row.resize(width, 40);
                FrameLayout.of(scene);
                assertEquals(List.of(width < whole ? "links" : "links between them"), names(label));
                assertFalse(row.isNeedsLayout());
                assertFalse(label.isNeedsLayout());
            }
        });
    }

    private static List<String> names(CountLabel label) {
        return label.lookupAll(".muted").stream()
                .filter(Node::isVisible)
                .map(name -> ((Label) name).getText())
                .toList();
    }
}
