package knightschool.ui.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Popup;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a test names may come after the robot's first look. */
@ExtendWith(OnScreen.class)
class ScreenRobotTest {
    private Stage window;
    private StackPane root;
    private Label late;

    @Start
    void start(Stage stage) {
        window = stage;
        root = new StackPane();
        late = new Label("late");
        late.setId("late");
        stage.setScene(new Scene(root, 200, 200));
        stage.show();
    }

    /** What is put off runs while the robot waits, so that its first look finds nothing. */
    private void comeLater(ScreenRobot robot) {
        Platform.runLater(() -> root.getChildren().add(late));
        assertFalse(robot.isThere("#late"));
    }

    @Test
    void nodeIsFoundByItsName(ScreenRobot robot) {
        comeLater(robot);
        assertSame(late, robot.find("#late"));
    }

    @Test
    void nodeIsFoundWithinAnother(ScreenRobot robot) {
        comeLater(robot);
        assertSame(late, robot.find(root, "#late", Label.class));
    }

    @Test
    void nodeIsFoundByItsClass(ScreenRobot robot) {
        comeLater(robot);
        assertSame(late, robot.find("the late label", Label.class, label -> "late".equals(label.getText())));
    }

    /** As a node that goes right after the first look. */
    @Test
    void nodeOfAClassIsTheOneThatTheLookFound(ScreenRobot robot) {
        root.getChildren().add(late);
        boolean[] seen = new boolean[1];
        assertSame(late, robot.find("a label", Label.class, label -> {
            boolean isFirst = label == late && !seen[0];
            seen[0] |= isFirst;
            return isFirst;
        }));
    }

    /** What is put off runs after the look that finds the node. */
    @Test
    void nodeThatIsClickedIsTheOneThatWasSeen(ScreenRobot robot) {
        boolean[] clicked = new boolean[1];
        late.setOnMouseClicked(click -> clicked[0] = true);
        root.getChildren().add(late);
        Platform.runLater(() -> late.setId("renamed"));
        robot.clickOn("#late");
        assertTrue(clicked[0]);
    }

    @Test
    void wordsAreRead(ScreenRobot robot) {
        comeLater(robot);
        assertEquals("late", robot.text("#late"));
    }

    @Test
    void nodeIsClicked(ScreenRobot robot) {
        boolean[] clicked = new boolean[1];
        late.setOnMouseClicked(click -> clicked[0] = true);
        comeLater(robot);
        robot.clickOn("#late");
        assertTrue(clicked[0]);
    }

    /** JavaFX says at once where a menu is that was moved, and moves it in the next frame. */
    @Test
    void pointerMovesToWhereAMenuHasBeenMoved(ScreenRobot robot) {
        boolean[] reached = new boolean[1];
        late.setOnMouseMoved(_ -> reached[0] = true);
        Popup menu = new Popup();
        menu.getContent().add(late);
        menu.show(window, window.getX(), window.getY());
        menu.setAnchorY(window.getY() + window.getHeight() / 2);
        robot.moveTo(late);
        assertTrue(reached[0]);
        menu.hide();
    }
}
