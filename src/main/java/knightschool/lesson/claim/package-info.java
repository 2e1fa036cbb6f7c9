/**
 * Claims: the questions about a board in the prose of a lesson, and the engine's answers.
 *
 * <p>{@link knightschool.lesson.claim.ClaimEvaluator} evaluates a claim,
 * {@link knightschool.lesson.claim.ClaimDefinition} is a kind of claim with its arguments, and
 * {@link knightschool.lesson.claim.AnswerCache} stores answers for reuse.
 */
package knightschool.lesson.claim;
