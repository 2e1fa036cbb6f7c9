/**
 * Why there is no tour, in one sentence and a few marked squares, or a tour.
 *
 * <p>{@link knightschool.explain.ObstructionCheck} tries the facts of the obstruction package, simplest first, and
 * turns the first one that holds into a {@link knightschool.explain.Witness}: its kind, the squares to look at, and a
 * sentence that a person can check by eye. Where none holds it says what was tried, and claims nothing. It does the
 * same for a moment of a search: what is left is a board of its own, with the knight's square as its start.
 *
 * <p>{@link knightschool.explain.TourDecision} goes further: it also searches, within an
 * {@link knightschool.explain.SearchBudget}, until there is an example, a witness, or nothing left to spend; what it
 * tried is a list of {@link knightschool.explain.TourDecisionStep}.
 *
 * <p>Not here: the facts themselves and why they are sound (obstruction), and how a search goes (search).
 */
package knightschool.explain;
