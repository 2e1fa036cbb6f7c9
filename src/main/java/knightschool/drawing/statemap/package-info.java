/**
 * Sliding puzzles and the maps of their positions as shapes: the board, the graph with what a player did on it, the
 * distance to a goal after each move, solutions as strips of boards.
 *
 * <p>Not here: the positions themselves (statemap), and where they lie in a picture (layout).
 */
package knightschool.drawing.statemap;
