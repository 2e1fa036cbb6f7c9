/**
 * What is drawn over a screenshot or photo from which a board is read: the grid, what each square was recognised as,
 * and the solution.
 */
package knightschool.drawing.picture;
