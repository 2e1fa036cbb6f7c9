/**
 * Judges the answers that a person gives to a quiz, a class for each kind of quiz, and finds answers that are right.
 *
 * <p>{@link knightschool.lesson.judge.QuizJudge} chooses the {@link knightschool.lesson.judge.QuizKindJudge} of a quiz.
 * What is asked of a board or a game is judged by the rules themselves, not by a list of answers.
 */
package knightschool.lesson.judge;
