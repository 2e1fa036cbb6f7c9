/**
 * The knight's own positions as a graph: the visited squares and the square of the knight.
 *
 * <p>Different paths can lead to the same position, and the possible continuations depend on the position alone. A
 * search visits a position once for each path to it that it tries, whereas counting positions once means to traverse a
 * {@link knightschool.statemap.tour.TourStateMap}. {@link knightschool.statemap.tour.TourStateMapVisitCounts} counts
 * how often an algorithm visits each of its positions.
 *
 * <p>Not here: the tree of all paths ({@code search}, {@code trace}), and counting on boards too large for a map
 * ({@code counting}, {@code census}).
 */
package knightschool.statemap.tour;
