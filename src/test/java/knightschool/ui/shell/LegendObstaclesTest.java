package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class LegendObstaclesTest {
    private final Button button = new Button("One");
    private final Button passing = new Button("Two");
    private final HBox scene = new HBox(button, passing);
    private final Pane layer = new Pane();
    private final StackPane root = new StackPane(scene, layer);

    private void laidOut() {
        root.applyCss();
        root.layout();
    }

    @Test
    void nodeThatComesForAMomentIsNoObstacle() {
        ToolkitThread.run(() -> {
            new Scene(root, 400, 300);
            laidOut();
            assertEquals(2, LegendObstacles.of(layer, scene).size());
            passing.getStyleClass().add(MessageDisplay.MOMENTARY);
            assertEquals(1, LegendObstacles.of(layer, scene).size());
        });
    }

    /** Background work may show a node whose room was kept. */
    @Test
    void nodeThatBecomesVisibleWithoutALayoutIsNoticed() {
        ToolkitThread.run(() -> {
            new Scene(root, 400, 300);
            passing.setVisible(false);
            laidOut();
            LegendObstacles.Watch watch = new LegendObstacles.Watch(layer, scene);
            assertEquals(1, watch.changed().orElseThrow().size());
            assertEquals(Optional.empty(), watch.changed(), "nothing has changed");
            passing.setVisible(true);
            assertEquals(Optional.of(2), watch.changed().map(List::size));
            assertEquals(Optional.empty(), watch.changed(), "it is known now");
            watch.end();
        });
    }

    /** The scene is gone over for each frame otherwise. */
    @Test
    void obstaclesAreCollectedAgainOnlyWhereTheyMayHaveChanged() {
        ToolkitThread.run(() -> {
            new Scene(root, 400, 300);
            laidOut();
            LegendObstacles.Watch watch = new LegendObstacles.Watch(layer, scene);
            assertEquals(Optional.of(LegendObstacles.of(layer, scene)), watch.changed());
            assertEquals(Optional.empty(), watch.changed(), "nothing has changed");
            List<Runnable> changes = List.of(
                    () -> button.setText("A longer text"),
                    () -> scene.setTranslateX(5),
                    () -> passing.setManaged(false),
                    () -> root.fireEvent(
                            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.DOWN, false, false, false, false)));
            for (int i = 0; i < changes.size(); i++) {
                changes.get(i).run();
                laidOut();
                assertNotEquals(Optional.empty(), watch.changed(), "change " + i);
                assertEquals(Optional.empty(), watch.changed(), "after change " + i);
            }
            watch.end();
            button.setText("Three");
            laidOut();
            assertEquals(Optional.empty(), watch.changed(), "it is not watched any more");
        });
    }
}
