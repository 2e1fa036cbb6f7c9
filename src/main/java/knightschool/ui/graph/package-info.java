/**
 * A live graph: one view for ten vertices or ten thousand, painted by the program itself.
 *
 * <p>{@link knightschool.ui.graph.GraphPane} shows a knight's graph in any layout. Vertices glide from one layout to
 * the next, or are held between them; they can be dragged, and springs, which work on a thread of their own, follow.
 * The picture is pushed and made larger with the mouse. What is painted is a
 * {@link knightschool.drawing.graph.GraphFigure}, so that a file can show what the screen shows.
 *
 * <p>{@link knightschool.ui.graph.PlainGraphPane} shows any graph as its owner draws it, such as a map of positions.
 * Both are painted, seen through the camera and navigated by mouse and keys in the same way.
 *
 * <p>Not here: what may be edited, facts in words about the graph, and where a layout has its vertices (layout).
 */
package knightschool.ui.graph;
