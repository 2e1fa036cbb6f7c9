/**
 * The tab of maps: a sliding puzzle, the graph of all its positions, and what a player does on both.
 *
 * <p>{@code StateMapModel} knows and does everything without a toolkit; {@code StateMapScene} connects it with the
 * window. The puzzle stands at the right, its map at the left in the graph view that all scenes share, and below them
 * how far the player was from a goal, and a shortest solution or hints.
 *
 * <p>Not here: positions and moves (statemap), shapes (drawing.statemap), places of vertices (layout).
 */
package knightschool.ui.statemap;
