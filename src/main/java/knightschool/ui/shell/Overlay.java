package knightschool.ui.shell;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;

/**
 * One card over the scene at a time, no higher than the window. A click beside it and Esc close it. The keyboard's
 * focus stays in it and then goes back to where it was.
 */
final class Overlay {
    private static final Insets MARGIN = new Insets(56, 24, 24, 24);

    /**
     * What is shown.
     *
     * @param node has an id
     * @param focus what of it takes the keyboard's focus
     */
    record Card(Node node, Pos at, Node focus) {}

    private final StackPane layer = new StackPane();
    private Card shown;
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
    }

    /** Has Esc close the card wherever the focus is, and the focus come back to it. */
    void guard(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (isShown() && key.getCode() == KeyCode.ESCAPE) {
                hide();
                key.consume();
            }
        });
        scene.focusOwnerProperty().addListener((_, _, now) -> {
            if (isShown() && now != null && !isInside(now)) {
                shown.focus().requestFocus();
            }
        });
    }

    private boolean isInside(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above == layer) {
                return true;
            }
        }
        return false;
    }

    Node node() {
        return layer;
    }

    boolean isShown() {
        return shown != null;
    }

    /** Shows a card in the place of any other, or takes it away if it is shown. */
    void toggle(Card card) {
        if (isShown() && shown.node().getId().equals(card.node().getId())) {
            hide();
        } else {
            show(card);
        }
    }

    /** Shows a card in the place of any other. */
    void show(Card card) {
        if (!isShown()) {
            focused = layer.getScene().getFocusOwner();
        }
        shown = card;
        StackPane.setAlignment(card.node(), card.at());
        layer.getChildren().setAll(card.node());
        layer.setVisible(true);
        card.focus().requestFocus();
    }

    void hide() {
        if (isShown()) {
            shown = null;
            layer.setVisible(false);
            layer.getChildren().clear();
            if (focused != null) {
                focused.requestFocus();
            }
            focused = null;
        }
    }
}
