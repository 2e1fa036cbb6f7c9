/**
 * The choice of a board, for every scene that searches on one.
 *
 * <p>A {@link knightschool.ui.choice.BoardChooser} is the button with the name of the board, which opens the card for
 * choosing another. The result is a {@link knightschool.ui.choice.ChosenProblem}. The purpose of the choice in a scene,
 * and the texts for it, are its {@link knightschool.ui.choice.BoardChooserConfiguration}.
 *
 * <p>Not here: changing a board square by square (the editor), and the use of the choice.
 */
package knightschool.ui.choice;
