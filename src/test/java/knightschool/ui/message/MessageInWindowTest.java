package knightschool.ui.message;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A message over what it is about, which goes with its window: its clock would run on, and keep the window in memory.
 */
@ExtendWith(OnScreen.class)
class MessageInWindowTest {
    private final HBox content = new HBox();
    private final StackPane left = new StackPane();
    private final StackPane right = new StackPane();
    private MessageStrip strip;
    private Stage window;

    @Start
    void open(Stage stage) {
        window = stage;
        strip = new MessageStrip();
        content.getChildren().setAll(left, right);
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        stage.setScene(new Scene(new StackPane(content, strip.node()), 1000, 600));
        stage.show();
    }

    @Test
    void messageGoesWithItsWindow() {
        strip.say("The census is done.");
        assertEquals("The census is done.", strip.shownProperty().get());
        window.hide();
        assertEquals("", strip.shownProperty().get());
    }

    /** As with the scene of a tab, which leaves the window for another one. */
    @Test
    void messageOfWhatLeavesTheWindowStays() {
        strip.say("The census is done.");
        StackPane scene = (StackPane) window.getScene().getRoot();
        scene.getChildren().remove(strip.node());
        assertEquals("The census is done.", strip.shownProperty().get());
        scene.getChildren().add(strip.node());
        assertEquals("The census is done.", strip.shownProperty().get());
    }

    @Test
    void noticeLiesOverTheNodeThatItIsAboutAndFollowsIt() {
        for (Region pane : List.of(left, right)) {
            strip.show(new Message(
                    "That does not happen.", Message.Stay.UNTIL_READ, List.of(), Optional.of(pane), () -> {}));
            until("it is there", () -> liesOver(pane));
        }
        left.setMaxWidth(200);
        until("it has moved with the pane", () -> left.getWidth() == 200 && liesOver(right));
    }

    private boolean liesOver(Region pane) {
        Node message = strip.node();
        Bounds at = message.localToScene(message.getLayoutBounds());
        Bounds place = pane.localToScene(pane.getLayoutBounds());
        return place.contains(at) && Math.abs(place.getCenterX() - at.getCenterX()) < 2;
    }
}
