package knightschool.ui.control;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class NextFrameContentPaneTest {
    private static final double WIDTH = 120;

    private final HBox root = new HBox();
    private Button part;
    private NextFrameContentPane pane;
    private Scene scene;

    @Start
    void start(Stage stage) {
        part = new Button("late");
        pane = new NextFrameContentPane(part, WIDTH);
        scene = new Scene(root, 400, 200);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void partJoinsOnlyAfterAFrameInWhichItsRoomIsKept() {
        List<Double> frames = new ArrayList<>();
        scene.addPostLayoutPulseListener(() -> {
            if (part.getScene() == null) {
                frames.add(pane.getWidth());
            }
        });
        root.getChildren().setAll(pane);
        assertNull(part.getScene());
        assertFalse(NextFrameContentPane.isComplete(scene));
        until("the part has come", () -> part.getScene() == scene);
        assertTrue(NextFrameContentPane.isComplete(scene));
        assertEquals(List.of(WIDTH), frames);
    }

    @Test
    void partIsThereAtOnceWhereNoWindowShowsIt() {
        Scene picture = new Scene(new StackPane(pane));
        assertSame(picture, part.getScene());
    }

    @Test
    void whatWaitsForThePartIsDoneOnceItHasComeAndNeverIfItIsTakenAway() {
        List<String> done = new ArrayList<>();
        root.getChildren().setAll(pane);
        NextFrameContentPane.whenComplete(scene, () -> done.add("taken away"));
        root.getChildren().clear();
        assertTrue(NextFrameContentPane.isComplete(scene));
        root.getChildren().setAll(pane);
        NextFrameContentPane.whenComplete(scene, () -> done.add("come"));
        until("the part has come", () -> part.getScene() == scene);
        assertEquals(List.of("come"), done);
        NextFrameContentPane.whenComplete(scene, () -> done.add("at once"));
        assertEquals(List.of("come", "at once"), done);
    }

    @Test
    void partThatIsNotThereYetHasTheKeysOnceItCame() {
        root.getChildren().setAll(new Button("other"), pane);
        NextFrameContentPane.focus(part);
        until("the part has the keys", part::isFocused);
    }

    /** A scene that comes back is styled anew: its parts come one after another again. */
    @Test
    void partThatComesBackJoinsAfterAFrameAgain() {
        root.getChildren().setAll(pane);
        until("the part has come", () -> part.getScene() == scene);
        root.getChildren().clear();
        root.getChildren().setAll(pane);
        assertNull(part.getScene());
        until("the part is back", () -> part.getScene() == scene);
    }
}
