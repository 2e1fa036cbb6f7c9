/**
 * Decides whether the rest of a board can be visited by one path: a path is found, proved not to exist, or the search
 * is given up after a limited amount of work.
 *
 * <p>{@link knightschool.play.completion.CompletionSearch} is the entry point. It reduces the question to one for a
 * Hamiltonian circuit ({@code TourToCircuitReduction}) and branches over 2-factors, as branch and bound for the
 * travelling salesman problem does over assignments. A set of edges with two at every vertex ({@code TwoFactor}) is
 * found in polynomial time, consists of circuits ({@code TwoFactorCircuits}), and often these can be merged into one,
 * which is a tour. If not, an edge of the shortest circuit is excluded, and later used. Most consequences are found
 * without branching: used edges that would close a circuit too early ({@code EdgeDecisions}), edges that are in every
 * 2-factor or in none ({@code TwoFactorEdgeFilter}), and articulation points ({@code Biconnectivity}). On boards of up
 * to 64 squares the search rarely branches more than a few times.
 *
 * <p>Not here: the game, obstructions that a person can see (obstruction), and searches that are shown step by step
 * (search).
 */
package knightschool.play.completion;
