/**
 * Why there is no tour, in one sentence and a few marked squares.
 *
 * <p>{@link knightschool.explain.Explanation} tries the facts of the obstruction package, simplest first, and turns the
 * first one that holds into a {@link knightschool.explain.Witness}: its kind, the squares to look at, and a sentence
 * that a person can check by eye. Where none holds it says what was tried, and claims nothing.
 *
 * <p>Not here: the facts themselves and why they are sound (obstruction), and finding a tour (search).
 */
package knightschool.explain;
