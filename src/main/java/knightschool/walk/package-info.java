/**
 * The shortest walk through every square, for boards on which a path through every square does not exist.
 *
 * <p>A walk may visit a square again, and then takes more moves than a path. The number of moves beyond those of a tour
 * tells how far a board is from having one. The entry point is {@link knightschool.walk.ShortestCoveringWalkAnswer}. It
 * uses the first of these that settles the question: a tour found by the decision procedure of {@code explain}, the
 * best of all orders of first visits ({@link knightschool.walk.HeldKarp}, up to 20 squares, and up to 23 if a local
 * search is not enough), or a walk found by local search ({@link knightschool.walk.IteratedLocalSearch}) whose length
 * equals the lower bound ({@link knightschool.walk.CoveringWalkLowerBound}). If none does, the result is the best walk
 * and the bound.
 *
 * <p>Not here: the properties of a sequence of squares ({@code graph}), and the search for tours ({@code search}).
 */
package knightschool.walk;
