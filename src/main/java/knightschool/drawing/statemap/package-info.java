/**
 * Sliding puzzles and the maps of their positions as shapes: the board, the graph with the actions of a player, the
 * distance to a goal after each move, solutions as strips of boards.
 *
 * <p>Not here: the positions themselves (statemap), and their places in a picture (layout).
 */
package knightschool.drawing.statemap;
