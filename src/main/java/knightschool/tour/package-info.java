/**
 * Tours that are built instead of sought, on boards of any size, and the check that a tour is a tour.
 *
 * <p>{@link knightschool.tour.Existence} says by published theorems which full boards have open and closed tours.
 * {@link knightschool.tour.Construction} keeps that promise by divide and conquer: the board is cut into
 * {@link knightschool.tour.Block}s whose own tours are stored ({@link knightschool.tour.Patterns}), and each
 * {@link knightschool.tour.Join} takes edges out of two of them and puts others in, so that two tours become one. The
 * time taken is linear in the squares. {@link knightschool.tour.KnownCircuit} is the circuit of a full board that an
 * algorithm reads its next square from.
 *
 * <p>{@link knightschool.tour.TourCheck} knows none of that: it follows any sequence of squares on any board, holes
 * included, and names the first fault.
 *
 * <p>The room needs boards and the words for walks, nothing else, and lies below the search, whose orders may read
 * stored circuits. Not here: searching for tours, counting them, or saying why there is none.
 */
package knightschool.tour;
