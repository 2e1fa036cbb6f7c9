/**
 * The search machine: one depth-first search for Hamiltonian paths and circuits, run step by step or by the million.
 *
 * <p>A {@link knightschool.search.Problem} is what is searched for. A {@link knightschool.search.Policy} has the three
 * parameters of the machine: the order of neighbours ({@link knightschool.search.NeighbourOrder}), when to prune
 * ({@link knightschool.search.Lookahead}), and where to backtrack to ({@link knightschool.search.BackjumpRule}).
 * {@link knightschool.search.Search} is the interface; positions are kept as bits up to 64 squares
 * ({@link knightschool.search.BitboardSearch}) and as arrays above ({@link knightschool.search.ArraySearch}). Both run
 * without recursion, allocate nothing per step and stop exactly where requested, and both pass the same tests. Each has
 * one loop, which is defined once for each policy ({@link knightschool.search.SearchLoopFactory}), so that unused
 * parameters cost nothing. The jump back to the last tie has other kinds of steps, which would slow these loops down,
 * so it has its own class and loop ({@link knightschool.search.TieBackjumpSearch}). An order may also read its next
 * square from a known circuit ({@link knightschool.search.NeighbourOrder#STORED_CIRCUIT}), constructed in the package
 * {@code tour}.
 *
 * <p>What a user sees of a step is derived from it, not stored in the loop: {@link knightschool.search.Path} is the
 * squares visited, {@link knightschool.search.Domains} the open moves of every square,
 * {@link knightschool.search.CandidateGenerator} what may be tried next. {@link knightschool.search.Position} combines
 * them with the kind of the last step, for a user who moves the knight as well as for a search.
 *
 * <p>Not here: screens, threads and clocks, and the names of the algorithms.
 */
package knightschool.search;
