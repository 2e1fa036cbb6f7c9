/**
 * What is drawn over a screenshot or photo of which a board is read: the grid, what each square is taken for, and the
 * solution.
 */
package knightschool.drawing.picture;
