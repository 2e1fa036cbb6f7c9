/**
 * Graphs as pictures, without a toolkit, for graphs of any kind, from ten vertices to ten thousand.
 *
 * <p>{@link knightschool.drawing.graph.GraphFigure} describes what is painted: edges and vertices in batches of one
 * style each, then marks and names. A board that turns into its graph
 * ({@link knightschool.drawing.graph.BoardToGraphMorph}) is such a figure, too: its vertices are squares that become
 * discs on the ground of the board. {@link knightschool.drawing.graph.GraphRasterizer} paints a figure into pixels.
 * {@link knightschool.drawing.graph.GraphFigureToSketchConverter} converts a figure to shapes for SVG and PNG, so that
 * a file shows the same as the screen.
 */
package knightschool.drawing.graph;
