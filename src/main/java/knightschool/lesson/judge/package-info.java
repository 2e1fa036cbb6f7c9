/**
 * Judges the answers to a quiz, with one class for each kind of quiz, and finds right answers.
 *
 * <p>{@link knightschool.lesson.judge.QuizJudge} selects the {@link knightschool.lesson.judge.QuizKindJudge} of a quiz.
 * An answer that is a board or a game is judged by the claims themselves, not by a list of answers.
 */
package knightschool.lesson.judge;
