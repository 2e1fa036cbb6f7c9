/**
 * Tours of boards of any size, and the construction of a tour of a large board from blocks.
 *
 * <p>The board is a {@link knightschool.drawing.board.BoardViewport}, like every other. If its squares are large
 * enough, {@link knightschool.drawing.tour.TourDrawing} draws the moves one by one; otherwise
 * {@link knightschool.drawing.tour.TourRasterizer} gives each pixel the colour of the moves in it.
 */
package knightschool.drawing.tour;
