/**
 * The tab of maps: a sliding puzzle, the graph of all its positions, and the player's moves on both.
 *
 * <p>{@code StateMapModel} in {@code model} is the model, independent of the JavaFX toolkit; {@code StateMapScene}
 * connects it with the window. The puzzle is at the right, its map at the left in the graph view that all scenes share,
 * and below them are the plot of distances and a shortest solution or hints.
 *
 * <p>Not here: positions and moves ({@code statemap}), shapes ({@code drawing.statemap}), coordinates of vertices
 * ({@code layout}).
 */
package knightschool.ui.statemap;
