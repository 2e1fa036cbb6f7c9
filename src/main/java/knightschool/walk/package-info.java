/**
 * The shortest walk through every square: what is left to ask where a path through every square does not exist.
 *
 * <p>A walk may come to a square again, and then it takes more moves than a path would: the number of moves beyond
 * those of a tour says how far a board is from having one. {@link knightschool.walk.ShortestCoveringWalk} is the front
 * door. It takes the first of these that settles the question: a tour found by explain's inquiry, all orders of first
 * visits weighed at once ({@link knightschool.walk.HeldKarp}, up to 20 squares, and up to 23 where trial is not
 * enough), or a walk found by trial ({@link knightschool.walk.LocalSearch}) that is no longer than a walk must be at
 * least ({@link knightschool.walk.LowerBound}). Where none does, the walk and the bound stand side by side.
 *
 * <p>Not here: what kind of walk a sequence of squares is (graph), and looking for tours (search).
 */
package knightschool.walk;
