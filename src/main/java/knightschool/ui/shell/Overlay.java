package knightschool.ui.shell;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;

/**
 * One card over the scene at a time. A click beside it and Esc close it; the keyboard's focus goes back to where it
 * was.
 */
final class Overlay {
    private static final Insets MARGIN = new Insets(56, 24, 24, 24);

    private final StackPane layer = new StackPane();
    private Node focused;

    Overlay() {
        layer.setId("overlay");
        layer.setVisible(false);
        layer.setPadding(MARGIN);
        layer.addEventHandler(MouseEvent.MOUSE_PRESSED, press -> {
            if (press.getTarget() == layer) {
                hide();
            }
        });
        layer.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                hide();
                key.consume();
            }
        });
    }

    Node node() {
        return layer;
    }

    boolean isShown() {
        return layer.isVisible();
    }

    /** Shows a card at the upper right, no higher than the window. */
    void show(Node card) {
        if (!isShown()) {
            focused = layer.getScene().getFocusOwner();
        }
        StackPane.setAlignment(card, Pos.TOP_RIGHT);
        layer.getChildren().setAll(card);
        layer.setVisible(true);
        card.requestFocus();
    }

    void hide() {
        if (isShown()) {
            layer.setVisible(false);
            layer.getChildren().clear();
            if (focused != null) {
                focused.requestFocus();
            }
            focused = null;
        }
    }
}
