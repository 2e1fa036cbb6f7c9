/**
 * Warnsdorff's rule on large boards, where the knight never goes back:
 * {@link knightschool.algorithm.warnsdorff.WarnsdorffRun} is one run from a start, and
 * {@link knightschool.algorithm.warnsdorff.WarnsdorffRestartSearch} runs with other ties until a tour is complete.
 *
 * <p>Not here: Warnsdorff's rule as an order of the search machine ({@link knightschool.algorithm.Warnsdorff}).
 */
package knightschool.algorithm.warnsdorff;
