package knightschool.ui.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.MouseEvents;
import org.junit.jupiter.api.Test;

class HintSequenceButtonsTest {
    private final HintSequence hints = new HintSequence(3);

    private Button[] rows() {
        return new HintSequenceButtons(
                        hints,
                        List.of("where", "which", "all"),
                        new SimpleStringProperty("words"),
                        Command.of("play.hint", () -> {}),
                        () -> {})
                .buttons();
    }

    private static void press(Node at, KeyCode code) {
        at.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    @Test
    void arrowKeysGoFromHintToHintAndNotFurther() {
        ToolkitThread.run(() -> {
            Button[] rows = rows();
            Scene scene = new Scene(new HBox(new Button("before"), new VBox(rows), new Button("after")), 400, 300);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            rows[0].requestFocus();
            for (KeyCode key : List.of(KeyCode.RIGHT, KeyCode.DOWN, KeyCode.DOWN, KeyCode.RIGHT)) {
                press(scene.getFocusOwner(), key);
            }
            assertSame(rows[2], scene.getFocusOwner());
            for (KeyCode key : List.of(KeyCode.LEFT, KeyCode.UP, KeyCode.UP, KeyCode.LEFT)) {
                press(scene.getFocusOwner(), key);
            }
            assertSame(rows[0], scene.getFocusOwner());
        });
    }

    /** The second click would hide the hint before anybody has read it. */
    @Test
    void doubleClickGivesAHintAndAKeyHidesIt() {
        ToolkitThread.run(() -> {
            Button row = rows()[0];
            Scene scene = new Scene(new VBox(row), 400, 300);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            MouseEvents.pressTwice(row);
            row.fire();
            row.fire();
            assertEquals(1, hints.givenHints().displayed());
            press(row, KeyCode.ENTER);
            row.fire();
            assertEquals(0, hints.givenHints().displayed());
        });
    }
}
