/**
 * The knight's own positions as a graph: which squares are visited, and where the knight stands.
 *
 * <p>Different paths can lead to one position, and what can follow depends on the position alone. A search meets a
 * position as often as there are paths to it that it tries; who counts positions once walks over a
 * {@link knightschool.statemap.tour.TourMap} instead. {@link knightschool.statemap.tour.TourMapVisits} counts how often
 * an algorithm comes to each of its positions.
 *
 * <p>Not here: the tree of all paths (search, trace), and counting on boards too large for a map (counting, census).
 */
package knightschool.statemap.tour;
