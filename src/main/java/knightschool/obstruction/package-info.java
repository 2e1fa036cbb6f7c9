/**
 * Facts that rule a tour out without looking for one.
 *
 * <p>Each kind of {@link knightschool.obstruction.Obstruction} is a small class with an argument why it is sound: it
 * never condemns a board that has a tour. They take time linear in the squares, but for a
 * {@link knightschool.obstruction.Cut}, which has to be looked for and takes as long as its budget allows. What a tour
 * is asked for is an {@link knightschool.obstruction.TourEnds}: which of its two ends are fixed, or that it is closed.
 *
 * <p>{@link knightschool.obstruction.CutSearch} looks for cuts. It begins with
 * {@link knightschool.obstruction.CandidateCuts}, most of which come from a matching of the squares of both colours,
 * and counts what they leave; whoever wants a cut for another purpose begins with the same.
 *
 * <p>Not here: sentences for people (see explain) and anything that searches.
 */
package knightschool.obstruction;
