/**
 * Graphs as pictures, without a toolkit: a graph of any kind, of ten vertices or of ten thousand.
 *
 * <p>{@link knightschool.drawing.graph.GraphFigure} says what is painted: edges and vertices in passes, one style each,
 * then marks and names. {@link knightschool.drawing.graph.GraphRasterizer} paints it into pixels, and
 * {@link knightschool.drawing.graph.GraphSketch} makes the shapes of it that SVG and PNG are written from, so that a
 * file shows what the screen shows.
 */
package knightschool.drawing.graph;
