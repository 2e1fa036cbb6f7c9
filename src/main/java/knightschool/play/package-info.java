/**
 * The tour game: the user moves the knight, and may ask whether the tour can still be won.
 *
 * <p>A {@link knightschool.play.Game} is a value with a board, a {@link knightschool.play.Goal}, the squares played and
 * those undone. {@link knightschool.play.WinnabilityDecider} decides whether some tour completes its position: a
 * {@link knightschool.play.Winnability} is yes with a completion, no with the smallest witness found, or unknown with
 * what was tried. {@link knightschool.play.CandidateWinnability} is the answer for a possible next move;
 * {@link knightschool.play.Hint}s and the {@link knightschool.play.GameReview} of a game are based on these. Work is
 * limited in edges and cuts, never in seconds, and the caller can cancel it.
 *
 * <p>The decision itself is in {@code completion}. Not here: sentences about a game, and how it looks.
 */
package knightschool.play;
