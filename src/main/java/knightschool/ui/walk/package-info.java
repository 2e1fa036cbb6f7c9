/**
 * The scenes in which the user clicks a walk on a board, or on another graph, and reads its properties after every
 * step.
 *
 * <p>The properties are decided in {@code graph}; {@link knightschool.ui.walk.WalkReport} puts them into words.
 *
 * <p>Not here: the drawing of a walk ({@code drawing}), and questions about it ({@code lesson}).
 */
package knightschool.ui.walk;
