/**
 * Tours of full boards by divide and conquer, in time and memory linear in the squares (after Schwenk 1991 and Parberry
 * 1997).
 *
 * <p>A {@link knightschool.tour.construction.Tiling} cuts the board into
 * {@link knightschool.tour.construction.PlacedTile}s, each a block with a stored tour of its own
 * ({@link knightschool.tour.construction.StoredBlockTours}). The {@link knightschool.tour.construction.JoinTree} tells
 * which block is joined to which, and a {@link knightschool.tour.construction.Join} removes edges of two tours and adds
 * others, so that two become one. {@link knightschool.tour.construction.TourConstruction} is the complete tour;
 * {@link knightschool.tour.construction.ConstructionSteps} shows it join by join.
 *
 * <p>Not here: which boards have tours, and the check of a sequence of squares.
 */
package knightschool.tour.construction;
