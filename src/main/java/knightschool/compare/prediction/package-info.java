/**
 * Questions to a class about what the searches of a comparison do next, and what was answered.
 *
 * <p>A {@link knightschool.compare.prediction.PredictionMoment} has the questions that can be asked at one step; each
 * {@link knightschool.compare.prediction.PredictionQuestion} knows every answer that counts, and the facts by which
 * {@link knightschool.compare.prediction.PredictionWords} says why. Questions that nobody can work out are bets. What
 * was asked and answered is kept in a {@link knightschool.compare.prediction.PredictionRecord}, which is the score.
 *
 * <p>Not here: where the moments are, which {@link knightschool.compare.EventSearch} finds, threads and the screen.
 */
package knightschool.compare.prediction;
