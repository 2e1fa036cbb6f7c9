/**
 * The choice of a board, for every scene that searches on one.
 *
 * <p>A {@link knightschool.ui.choice.BoardChooser} is the button that names the board and opens the card behind it;
 * what comes of it is a {@link knightschool.ui.choice.ProblemChoice}. What the scene wants it for, and the words for
 * that, is its {@link knightschool.ui.choice.BoardPurpose}.
 *
 * <p>Not here: changing a board square by square (the editor), and what is done with the choice.
 */
package knightschool.ui.choice;
