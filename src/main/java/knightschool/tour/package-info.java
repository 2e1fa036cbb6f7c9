/**
 * Tours of full boards without a search, and the check that a sequence of squares is a tour.
 *
 * <p>{@link knightschool.tour.ExistenceTheorem} tells by published theorems which full boards have open and closed
 * tours. {@link knightschool.tour.TourCheck} is independent of them: it follows any sequence of squares on any board,
 * holes included, and names the first fault. {@link knightschool.tour.TourText} reads and writes tours, and
 * {@link knightschool.tour.TourSquareNumbers} gives the number of every square in a tour.
 *
 * <p>Below it, {@code construction} constructs tours by divide and conquer, and {@code circuit} looks them up. All
 * three depend only on boards and the terms for walks, and are below the search, whose orders may read stored circuits.
 * Not here: searching for tours, counting them, or explaining why there is none.
 */
package knightschool.tour;
