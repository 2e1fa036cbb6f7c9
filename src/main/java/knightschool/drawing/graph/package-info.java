/**
 * Graphs as pictures, without a toolkit, for graphs of any kind, from ten vertices to ten thousand.
 *
 * <p>{@link knightschool.drawing.graph.GraphFigure} describes what is painted: edges and vertices in batches of one
 * style each, then marks and names. A board that turns into its graph
 * ({@link knightschool.drawing.graph.BoardToGraphMorph}) is such a figure, too: its vertices are squares that become
 * discs, above the ground that is still a board. {@link knightschool.drawing.graph.GraphRasterizer} paints it into
 * pixels, and {@link knightschool.drawing.graph.GraphFigureSketcher} converts it to shapes, from which SVG and PNG are
 * written, so that a file shows the same as the screen.
 */
package knightschool.drawing.graph;
