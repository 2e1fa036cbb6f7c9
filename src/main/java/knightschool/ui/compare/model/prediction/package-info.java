/**
 * The predictions of a class about a comparison: the open question with the answers of the teams
 * ({@link knightschool.ui.compare.model.prediction.PredictionRounds}), and the bets on the ends of the searches
 * ({@link knightschool.ui.compare.model.prediction.PredictionBetTracker}).
 *
 * <p>Not here: when a question is asked ({@link knightschool.ui.compare.model.PredictionModel}), and which questions
 * there are at a step ({@code compare.prediction}).
 */
package knightschool.ui.compare.model.prediction;
