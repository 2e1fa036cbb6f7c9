/**
 * Closed tours that are looked up: for every square of a full board the one that follows it.
 *
 * <p>{@link knightschool.tour.circuit.ClosedTourSuccessors} holds the circuit printed in "Making Knight's Tour", part 4
 * (2021) for 8 × 8, and takes that of {@link knightschool.tour.construction.Construction} for every other size that has
 * one. It lies below the search, because an order of the search reads its next square from it.
 *
 * <p>Not here: how a circuit is constructed, and whether a sequence of squares is one.
 */
package knightschool.tour.circuit;
