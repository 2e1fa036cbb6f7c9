/**
 * The algorithms as people know them, one file each: a {@link knightschool.search.Policy} for the search machine, the
 * pseudocode with a reason for every step, and the source.
 *
 * <p>To add one, write one class here that implements {@link knightschool.algorithm.Algorithm} and carries
 * {@code @AutoService}: {@link knightschool.algorithm.Algorithms} finds it, and menus, panes, tables, the command line
 * and the contract tests take it up.
 *
 * <p>Not here: how a search runs. An algorithm that needs something new from the machine gets it as a new value of a
 * slot.
 */
package knightschool.algorithm;
