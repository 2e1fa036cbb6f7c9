/**
 * The view of questions to a class, below the panes of a comparison: the question or bet, its answers, the explanation
 * and the scores.
 *
 * <p>The questions come from {@code compare.model}; squares are answered on the boards of the panes.
 */
package knightschool.ui.compare.prediction;
