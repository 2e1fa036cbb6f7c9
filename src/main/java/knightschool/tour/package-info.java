/**
 * What is known of tours of full boards without a search, and the check that a sequence of squares is a tour.
 *
 * <p>{@link knightschool.tour.ExistenceTheorem} says by published theorems which full boards have open and closed
 * tours. {@link knightschool.tour.TourCheck} knows none of that: it follows any sequence of squares on any board, holes
 * included, and names the first fault. {@link knightschool.tour.TourText} reads and writes tours,
 * {@link knightschool.tour.TourIndex} tells for every square which one of a tour it is.
 *
 * <p>Below it, {@code construction} makes tours by divide and conquer, and {@code circuit} holds those that are looked
 * up. All three need boards and the words for walks, nothing else, and lie below the search, whose orders may read
 * stored circuits. Not here: searching for tours, counting them, or saying why there is none.
 */
package knightschool.tour;
