/**
 * The search machine: one depth-first search for Hamiltonian paths and circuits, stepped or run by the million.
 *
 * <p>A {@link knightschool.search.Problem} says what is sought; a {@link knightschool.search.policy.SearchPolicy} fills
 * the three slots of the machine: which neighbour first ({@link knightschool.search.policy.NeighbourOrder}), when to
 * give up early ({@link knightschool.search.policy.Lookahead}), where to return to
 * ({@link knightschool.search.policy.BackjumpRule}). {@link knightschool.search.Search} is the contract; positions are
 * kept as bits up to 64 squares ({@link knightschool.search.BitboardTourSearch}) and as arrays above
 * ({@link knightschool.search.ArrayTourSearch}). Both run without recursion, allocate nothing per step and stop exactly
 * where they are told to, and the same tests hold for both. Each has one loop, which is defined anew for each policy
 * ({@link knightschool.search.SpecializedLoopFactory}), so that a slot costs nothing where it is not used. Several
 * lookaheads may be combined: a position is pruned where one of them does. The jump back to the last tie has steps of
 * other kinds, which no slot of these loops should pay for: it has a form with a loop of its own
 * ({@link knightschool.search.TieBackjumpSearch}). An order may also read its next square from a circuit that is known
 * beforehand ({@link knightschool.search.policy.NeighbourOrder#STORED_CIRCUIT}), made in the package {@code tour}.
 *
 * <p>A {@link knightschool.search.policy.ScheduledFork} is a choice against the order at one step, for "what if it had
 * gone there". The loops know nothing of forks: a run ends at the step of the next one, where the list of squares still
 * to be tried is rearranged, and goes on.
 *
 * <p>Not here: what a person wants to see of a moment, which is derived from the path ({@code search.position});
 * screens, threads and clocks; and the names of the algorithms.
 */
package knightschool.search;
