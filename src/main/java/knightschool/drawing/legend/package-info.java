/**
 * The signs of a legend, each cut out of the drawing that it explains, without a toolkit.
 *
 * <p>A {@link knightschool.drawing.legend.BoardLegendSign} is a kind of sign with its words: those of several drawings
 * are in {@link knightschool.drawing.legend.SharedBoardSign}, those of one drawing beside that drawing.
 * {@link knightschool.drawing.legend.LegendSignCollector} lists the signs that are on a board now, as
 * {@link knightschool.drawing.legend.VisibleBoardSign}s with their squares;
 * {@link knightschool.drawing.legend.LegendSignDrawing} draws them with the code that draws them on the board.
 *
 * <p>Not here: the page of a legend, and its place in a window ({@code ui.legend}).
 */
package knightschool.drawing.legend;
