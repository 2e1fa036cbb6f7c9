/**
 * What a class is asked about the searches of a comparison, below the panes: the question or bet, its answers, what was
 * right and why, and the score.
 *
 * <p>The model says what is asked; the boards on which a square is an answer are those of the panes.
 */
package knightschool.ui.compare.prediction;
