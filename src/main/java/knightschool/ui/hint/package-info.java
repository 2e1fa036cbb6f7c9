/**
 * Hints of increasing strength, in every scene that gives them: how many are given and which one is displayed, and the
 * buttons that give them.
 *
 * <p>Not here: the hints themselves, and marks on a board.
 */
package knightschool.ui.hint;
