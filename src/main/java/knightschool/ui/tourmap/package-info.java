/**
 * The map of a tour's own positions, in the tab of maps: which squares are visited and where the knight stands, in
 * layers beside the search tree of an algorithm.
 *
 * <p>{@code TourMapModel} knows and does everything without a toolkit; {@code TourMapScene} connects it with the
 * window.
 *
 * <p>Not here: positions and how often a search comes to them (statemap.tour), shapes (drawing.statemap, drawing.tree),
 * sliding puzzles (ui.statemap).
 */
package knightschool.ui.tourmap;
