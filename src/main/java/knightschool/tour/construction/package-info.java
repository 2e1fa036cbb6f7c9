/**
 * Tours of full boards by divide and conquer, in time and memory linear in the squares (after Schwenk 1991 and Parberry
 * 1997).
 *
 * <p>A {@link knightschool.tour.construction.Tiling} cuts the board into
 * {@link knightschool.tour.construction.PlacedBlock}s, each a block whose own tour is stored
 * ({@link knightschool.tour.construction.StoredBlockTours}). The {@link knightschool.tour.construction.JoinTree} says
 * which block is joined to which, and a {@link knightschool.tour.construction.Join} takes edges out of two tours and
 * puts others in, so that two become one. {@link knightschool.tour.construction.Construction} is the finished tour;
 * {@link knightschool.tour.construction.ConstructionSteps} the same as a class follows it, join by join.
 *
 * <p>Not here: which boards have tours, and the check that a sequence of squares is one.
 */
package knightschool.tour.construction;
