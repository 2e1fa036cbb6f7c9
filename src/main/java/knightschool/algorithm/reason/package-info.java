/**
 * The reason for a step of a search, in words: why a square was tried, why a move was taken back, why a branch was
 * left.
 *
 * <p>An algorithm composes its {@link knightschool.algorithm.reason.StepReason} of the sentences here, from the
 * {@link knightschool.algorithm.reason.StepReasonInput} that was made. Sentences of a single algorithm are in its own
 * class.
 *
 * <p>Not here: the pseudocode, and the steps themselves ({@code search}).
 */
package knightschool.algorithm.reason;
