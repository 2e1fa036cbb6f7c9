/**
 * The choice of a board, for every scene that searches on one, and of a file, for every scene that keeps some.
 *
 * <p>A {@link knightschool.ui.choice.BoardChooser} is the button that names the board and opens the card behind it;
 * what comes of it is a {@link knightschool.ui.choice.BoardChoice}. What the scene wants it for, and the words for
 * that, is its {@link knightschool.ui.choice.BoardUse}.
 *
 * <p>A {@link knightschool.ui.choice.FileDialog} asks for a file of one kind; a
 * {@link knightschool.ui.choice.FileSaver} saves in the format that a name ends with.
 *
 * <p>A {@link knightschool.ui.choice.QuestionCard} asks anything else, in a card over the window, and nobody waits for
 * the answer.
 *
 * <p>{@link knightschool.ui.choice.ReadingCard} reads what takes long, says how far it is and lets it be given up.
 *
 * <p>Not here: changing a board square by square (the editor), and what is done with the choice.
 */
package knightschool.ui.choice;
