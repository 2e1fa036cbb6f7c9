/**
 * Drawings over a screenshot or photo from which a board is read: the grid, the recognised kind of each square, and the
 * solution.
 */
package knightschool.drawing.picture;
