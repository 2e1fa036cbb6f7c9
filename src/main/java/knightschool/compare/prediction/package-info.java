/**
 * Questions to a class about the next steps of the searches of a comparison, and the record of the answers.
 *
 * <p>A {@link knightschool.compare.prediction.PredictionQuestionsAtStep} holds the questions that can be asked at one
 * step; each {@link knightschool.compare.prediction.PredictionQuestion} knows its right answers, and the facts with
 * which {@link knightschool.compare.prediction.PredictionWords} explains them. Questions whose answer cannot be worked
 * out are bets. The answers are collected in a {@link knightschool.compare.prediction.PredictionRecord}, which gives
 * the scores.
 *
 * <p>Not here: the steps that are worth a question, which {@link knightschool.compare.event.EventSearch} finds, threads
 * and the screen.
 */
package knightschool.compare.prediction;
