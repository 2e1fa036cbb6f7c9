package knightschool.ui.shell;

import javafx.scene.Node;

/**
 * A modal question in a card over the scene.
 *
 * @param card the content; has an id
 * @param focus the node that receives the keyboard focus
 * @param cancelled run if the user closes the card without an answer
 */
public record ModalQuestion(Node card, Node focus, Runnable cancelled) {}
