/**
 * The map of the positions of a tour, in the tab of maps: the visited squares and the square of the knight, in layers,
 * and the search tree of an algorithm.
 *
 * <p>{@code TourStateMapModel} is the model, independent of the JavaFX toolkit; {@code TourStateMapScene} connects it
 * with the window.
 *
 * <p>Not here: positions and their visits by a search ({@code statemap.tour}), shapes ({@code drawing.statemap},
 * {@code drawing.tree}), sliding puzzles ({@code ui.statemap}).
 */
package knightschool.ui.tourmap;
