/**
 * Closed tours that are looked up: the successor of every square of a full board.
 *
 * <p>{@link knightschool.tour.circuit.FullBoardClosedTourFinder} holds the tour printed in "Making Knight's Tour", part
 * 4 (2021) for 8 × 8, and uses {@link knightschool.tour.construction.TourConstruction} for every other size that has
 * one. The package is below the search, since an order of the search reads its next square from it.
 *
 * <p>Not here: the construction of tours, and the check of a sequence of squares.
 */
package knightschool.tour.circuit;
