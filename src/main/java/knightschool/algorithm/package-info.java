/**
 * The algorithms that the program teaches, one file each: a {@link knightschool.search.policy.SearchPolicy} for the
 * search machine, the pseudocode with a reason for every step, and the source.
 *
 * <p>To add an algorithm, write one class here that implements {@link knightschool.algorithm.Algorithm} and is
 * annotated with {@code @AutoService}. {@link knightschool.algorithm.Algorithms} finds it, and menus, panes, tables,
 * the command line and the contract tests include it.
 *
 * <p>Not here: how a search runs. If an algorithm needs something new from the machine, add a new value of a slot. The
 * sentences that several algorithms give as reasons are in {@code reason}.
 */
package knightschool.algorithm;
