/**
 * Facts that rule out a tour without a search for one.
 *
 * <p>Each kind of {@link knightschool.obstruction.Obstruction} is a small class with a proof of soundness: it never
 * rejects a board that has a tour. They take time linear in the number of squares, except for a
 * {@link knightschool.obstruction.Cut}, which is searched for within a budget. A
 * {@link knightschool.obstruction.TourEndpointConstraint} gives the requirements for a tour: which of its two ends are
 * fixed, or that it is closed.
 *
 * <p>{@link knightschool.obstruction.CutSearch} searches for cuts. It begins with
 * {@link knightschool.obstruction.CandidateCuts}, most of which come from a matching between the squares of both
 * colours, and counts the pieces that they leave. Other code that needs cuts begins with the same candidates.
 *
 * <p>Not here: sentences for people (see explain) and anything that searches for a tour.
 */
package knightschool.obstruction;
