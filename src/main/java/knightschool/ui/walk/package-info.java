/**
 * The scene in which a person clicks a walk on a board and reads after every step what it is.
 *
 * <p>What a walk is, is decided in {@code graph}; {@link knightschool.ui.walk.WalkReport} says it in words.
 *
 * <p>Not here: the drawing of a walk (drawing), and questions about it (lesson).
 */
package knightschool.ui.walk;
