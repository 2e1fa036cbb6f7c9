/**
 * Where the vertices of a graph are drawn, without a toolkit.
 *
 * <p>{@link knightschool.layout.VertexPositions} holds a place for every vertex, in any unit, and
 * {@link knightschool.layout.LayoutToPixelTransform} turns them into pixels. Every class named after a layout gives the
 * places of one: in columns by colour, on a circle, in layers by distance, in rings by degree. All of them give the
 * same places each time, with neighbours about 1 apart. {@link knightschool.layout.SpringSimulation} finds places step
 * by step, with GraphStream's springs.
 *
 * <p>Not here: pixels and colours (drawing), and moving from one layout to another on the screen (ui.graph).
 */
package knightschool.layout;
