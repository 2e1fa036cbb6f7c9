/**
 * The tour game: a person moves the knight, and may ask whether the tour can still be won.
 *
 * <p>A {@link knightschool.play.Game} is a value: a board, a {@link knightschool.play.Goal}, the squares played and
 * those undone. {@link knightschool.play.WinnabilityDecider} says of its position whether some tour still completes it:
 * a {@link knightschool.play.Winnability} is yes with a completion, no with the smallest witness, or not known with
 * what was tried. {@link knightschool.play.CandidateWinnability} is the same of every move that may come next;
 * {@link knightschool.play.Hint}s and the {@link knightschool.play.GameReview} of a game that was played are made of
 * these. Whatever takes time is counted in edges and cuts, never in seconds, and can be ended by whoever waits for it.
 *
 * <p>What decides is in {@code completion}. Not here: sentences about a game, and what it looks like.
 */
package knightschool.play;
