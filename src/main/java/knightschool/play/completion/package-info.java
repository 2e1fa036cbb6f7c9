/**
 * Whether what is left of a board can still be visited by one path: found, proven absent, or given up after so much
 * work.
 *
 * <p>{@link knightschool.play.completion.CompletionSearch} is the front door. It turns the question into one for a
 * Hamiltonian circuit ({@code TourToCircuitReduction}) and branches over 2-factors, as branch and bound for travelling
 * salesmen does over assignments: a choice of edges that gives every vertex two ({@code TwoFactor}) is found in
 * polynomial time, consists of circuits ({@code TwoFactorCircuits}), and often these can be made into one, which is a
 * tour. Where they cannot, an edge of the smallest is left out, or used. Most of what can be seen without branching is
 * seen: used edges that would close a circuit too early ({@code EdgeDecisions}), edges that every 2-factor has or none
 * ({@code TwoFactorFilter}), and vertices that hold the graph together alone ({@code Biconnectivity}). So on boards of
 * up to 64 squares it hardly ever branches more than a few times.
 *
 * <p>Not here: the game, facts that a person can see (obstruction), and searches that are shown step by step (search).
 */
package knightschool.play.completion;
