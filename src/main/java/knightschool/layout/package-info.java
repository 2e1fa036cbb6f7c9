/**
 * Where the vertices of a graph are drawn, without a toolkit.
 *
 * <p>{@link knightschool.layout.Places} holds a place for every vertex, in any unit; every class named after a layout
 * gives the places of one: as the squares lie on the board, in columns, on a circle, in layers.
 * {@link knightschool.layout.SpringSimulation} finds them step by step, with GraphStream's springs.
 *
 * <p>Not here: pixels and colours (drawing), and moving from one layout to another on the screen (ui.graph).
 */
package knightschool.layout;
