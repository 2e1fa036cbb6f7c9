/**
 * Claims: what the prose of a lesson says about a board in double braces, and what the engine answers to it.
 *
 * <p>{@link knightschool.lesson.claim.ClaimEvaluator} answers a claim, {@link knightschool.lesson.claim.ClaimKind}
 * lists the kinds there are, each with the reading of its arguments, and {@link knightschool.lesson.claim.AnswerCache}
 * keeps what was answered once.
 */
package knightschool.lesson.claim;
