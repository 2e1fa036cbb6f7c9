/**
 * Tours of boards of any size, and the construction of a tour of a large board from blocks.
 *
 * <p>{@link knightschool.drawing.tour.TourViewport} is the visible part of the board. If its squares are large enough,
 * {@link knightschool.drawing.tour.TourDrawing} draws the moves one by one; otherwise
 * {@link knightschool.drawing.tour.TourRasterizer} gives each pixel the colour of the moves in it.
 */
package knightschool.drawing.tour;
