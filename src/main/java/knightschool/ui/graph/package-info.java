/**
 * The live graph of a board, drawn by GraphStream.
 *
 * <p>{@link knightschool.ui.graph.GraphPane} shows it: vertices where their squares are, or where springs pull them.
 * GraphStream's own viewer paints, told to do so only when something changed; its stylesheet is made from the program's
 * palette, and {@link knightschool.ui.graph.SpringLayout} asks GraphStream's spring layout for places on a worker
 * thread. Vertices carry chess names, so that they keep their places when a board is resized.
 *
 * <p>Not here: what may be edited, and facts in words about the graph. GraphStream's classes stay inside: its graph,
 * viewer and listeners are made and closed by the pane alone.
 */
package knightschool.ui.graph;
