package knightschool.ui.shell;

import javafx.scene.Node;

/**
 * A modal question in a card over the scene.
 *
 * @param card the content; has an id
 * @param focus the node that receives the keyboard focus
 * @param cancelled run if the user closes the card without an answer
 * @param isProgress whether the card goes away by itself, since it only shows how far some work has come
 */
public record ModalCard(Node card, Node focus, Runnable cancelled, boolean isProgress) {
    /** A question that stays until the user has answered it. */
    public ModalCard(Node card, Node focus, Runnable cancelled) {
        this(card, focus, cancelled, false);
    }

    /** A card that shows the progress of some work, which the user can cancel. */
    public static ModalCard progress(Node card, Node focus, Runnable cancelled) {
        return new ModalCard(card, focus, cancelled, true);
    }
}
