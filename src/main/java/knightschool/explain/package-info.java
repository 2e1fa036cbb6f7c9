/**
 * Why there is no tour, in one sentence and a few marked squares; or a tour.
 *
 * <p>{@link knightschool.explain.ObstructionSearchResult} tries the facts of the obstruction package, simplest first,
 * and turns the first that holds into a {@link knightschool.explain.Witness}: its kind, the squares to look at, and a
 * sentence that a reader can check by eye. If none holds, it lists what was tried and claims nothing. It does the same
 * for a moment of a search: the rest is a board of its own, with the knight's square as its start.
 *
 * <p>{@link knightschool.explain.TourExistenceDecider} also searches, within a
 * {@link knightschool.explain.TourExistenceBudget}, until there is an example or a witness, or the budget is spent;
 * what it tried is a list of {@link knightschool.explain.TourExistenceAttempt}.
 *
 * <p>Not here: the facts themselves and why they are sound (obstruction), and how a search works (search).
 */
package knightschool.explain;
