package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class CardOverlayTest {
    private static void press(Node at, KeyCode code) {
        at.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    /** The scene beside a card that is only read goes on: the focus may have moved there since the card was opened. */
    @Test
    void focusReturnsFromACardThatIsReadToWhereItWasWhenItCameIntoTheCard() {
        ToolkitThread.run(() -> {
            Button first = new Button("first");
            Button second = new Button("second");
            Button inside = new Button("inside");
            CardOverlay overlay = new CardOverlay();
            Scene scene = new Scene(new StackPane(new HBox(first, second), overlay.node()), 400, 300);
            overlay.guard(scene, new Region());
            first.requestFocus();
            overlay.toggle(new CardOverlay.Card(
                    NodeStyle.named(new StackPane(inside), "read"), Pos.TOP_RIGHT, Optional.empty()));
            second.requestFocus();
            press(second, KeyCode.TAB);
            inside.requestFocus();
            assertEquals(inside, scene.getFocusOwner());
            overlay.hide();
            assertFalse(overlay.isShown());
            assertEquals(second, scene.getFocusOwner());
        });
    }

    /** A fault of what was typed into a question: its message goes, and its button with it. */
    @Test
    void focusReturnsToNoButtonOfAMessageThatLayOverTheCard() {
        ToolkitThread.run(() -> {
            Button first = new Button("first");
            Button dismiss = new Button("close the message");
            Button answer = new Button("answer");
            CardOverlay overlay = new CardOverlay();
            Scene scene = new Scene(new StackPane(first, overlay.node(), dismiss), 400, 300);
            overlay.guard(scene, dismiss);
            first.requestFocus();
            overlay.toggle(
                    new CardOverlay.Card(NodeStyle.named(new StackPane(answer), "asked"), Pos.TOP_RIGHT, answer));
            dismiss.requestFocus();
            assertEquals(answer, scene.getFocusOwner());
            press(answer, KeyCode.ESCAPE);
            assertFalse(overlay.isShown());
            assertEquals(first, scene.getFocusOwner());
        });
    }
}
