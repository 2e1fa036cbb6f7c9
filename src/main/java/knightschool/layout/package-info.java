/**
 * Computes positions for the vertices of a graph, without a user interface toolkit.
 *
 * <p>{@link knightschool.layout.VertexPositions} holds a position for every vertex, in any unit, and
 * {@link knightschool.layout.LayoutToPixelTransform} converts positions into pixels. Each class named after a layout
 * computes one: columns by colour, a circle, layers by distance, rings by degree. All of them are deterministic and put
 * neighbours about 1 apart. {@link knightschool.layout.SpringSimulation} computes positions step by step, with
 * GraphStream's springs.
 *
 * <p>Not here: pixels and colours (drawing), and animating from one layout to another (ui.graph).
 */
package knightschool.layout;
