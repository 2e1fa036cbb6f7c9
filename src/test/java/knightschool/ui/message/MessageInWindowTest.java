package knightschool.ui.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A message goes with its window: its clock would run on, and keep the window in memory. */
@ExtendWith(OnScreen.class)
class MessageInWindowTest {
    private MessageStrip strip;
    private Stage window;

    @Start
    void open(Stage stage) {
        window = stage;
        strip = new MessageStrip();
        stage.setScene(new Scene(new StackPane(strip.node()), 800, 600));
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
}
