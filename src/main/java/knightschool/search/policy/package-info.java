/**
 * The rules that an algorithm chooses for the search machine: a {@link knightschool.search.policy.SearchPolicy} fills
 * its three slots, which neighbour first ({@link knightschool.search.policy.NeighbourOrder}, with a
 * {@link knightschool.search.policy.TieBreak}), when to give up early ({@link knightschool.search.policy.Lookahead}),
 * and where to return to ({@link knightschool.search.policy.BackjumpRule}). A
 * {@link knightschool.search.policy.ScheduledFork} is a choice against the order at one step.
 *
 * <p>Not here: the machine that follows them ({@link knightschool.search.Search}).
 */
package knightschool.search.policy;
