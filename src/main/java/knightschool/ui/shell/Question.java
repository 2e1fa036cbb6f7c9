package knightschool.ui.shell;

import javafx.scene.Node;

/**
 * What a person is asked in a card over the scene, which waits until it is answered.
 *
 * @param card has an id
 * @param focus what of it takes the keyboard's focus
 * @param cancelled follows where the person closes the card and answers nothing
 */
public record Question(Node card, Node focus, Runnable cancelled) {}
