package knightschool.ui.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntConsumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
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

    /** Does something in each of the next frames, however long these take. */
    private static void inFrames(int count, IntConsumer step) {
        new AnimationTimer() {
            private int frame;

            @Override
            public void handle(long now) {
                frame++;
                step.accept(frame);
                if (frame == count) {
                    stop();
                }
            }
        }.start();
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

    /** As a card that is filled anew while the pointer is on its way: what was found is gone, and its like is there. */
    @Test
    void nodeThatIsReplacedUnderThePointerIsClickedInItsNewForm(ScreenRobot robot) {
        boolean[] clicked = new boolean[1];
        Label other = new Label("late");
        other.setId("late");
        other.setOnMouseClicked(click -> clicked[0] = true);
        late.setOnMouseEntered(enter -> Platform.runLater(() -> {
            StackPane.setAlignment(other, Pos.TOP_LEFT);
            root.getChildren().setAll(other);
        }));
        root.getChildren().add(late);
        robot.clickOn("#late");
        assertTrue(clicked[0]);
    }

    @Test
    void nodeThatGlidesIsClickedWhereItComesToRest(ScreenRobot robot) {
        boolean[] clicked = new boolean[1];
        late.setOnMouseClicked(click -> clicked[0] = true);
        late.setOnMouseEntered(_ -> {
            late.setOnMouseEntered(null);
            inFrames(8, frame -> late.setTranslateY(10 * frame));
        });
        root.getChildren().add(late);
        robot.clickOn(late);
        assertTrue(clicked[0]);
        assertEquals(80, late.getTranslateY());
    }

    @Test
    void nodeThatStepsAsideIsFollowed(ScreenRobot robot) {
        boolean[] clicked = new boolean[1];
        late.setOnMouseClicked(click -> clicked[0] = true);
        late.setOnMouseEntered(enter -> Platform.runLater(() -> {
            late.setOnMouseEntered(null);
            StackPane.setAlignment(late, Pos.BOTTOM_RIGHT);
        }));
        root.getChildren().add(late);
        robot.doubleClickOn(late);
        assertTrue(clicked[0]);
    }

    /** As one that stays for a while where the pointer was, over what it comes to. */
    @Test
    void nodeUnderATooltipIsClickedOnceThatIsGone(ScreenRobot robot) {
        boolean[] clicked = new boolean[1];
        late.setOnMouseClicked(click -> clicked[0] = true);
        root.getChildren().add(late);
        FrameLayout.of(late.getScene());
        Bounds at = late.localToScreen(late.getBoundsInLocal());
        Tooltip words = new Tooltip("words that are longer than those below them");
        words.show(late, at.getMinX() - 20, at.getMinY() - 10);
        words.getScene().setOnMouseMoved(_ -> {
            words.getScene().setOnMouseMoved(null);
            inFrames(8, frame -> {
                if (frame == 8) {
                    words.hide();
                }
            });
        });
        robot.clickOn("#late");
        assertTrue(clicked[0]);
    }
}
