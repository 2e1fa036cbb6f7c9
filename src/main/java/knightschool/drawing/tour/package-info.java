/**
 * Tours of boards of any size, and how a tour of a large board is put together from blocks.
 *
 * <p>{@link knightschool.drawing.tour.TourViewport} is the part of the board that is seen. Where its squares are large
 * enough {@link knightschool.drawing.tour.TourDrawing} draws the moves one by one, else
 * {@link knightschool.drawing.tour.TourPixels} gives each pixel the colour of the moves in it.
 */
package knightschool.drawing.tour;
