/**
 * Questions on a slide: what is asked, how it is answered, and the feedback to an answer.
 *
 * <p>{@link knightschool.ui.lesson.quiz.QuizModel} has the state of a question, and has answers judged on another
 * thread; {@link knightschool.ui.lesson.quiz.QuizView} shows it; {@link knightschool.ui.lesson.quiz.QuizSceneBinding}
 * takes the answer from the scene beside the text. {@link knightschool.ui.lesson.quiz.WithheldSceneParts} hides what
 * would give an answer away.
 */
package knightschool.ui.lesson.quiz;
