/**
 * The squares and edges that answer a question on a board or a graph: those that a user picks, and the marks of right
 * and wrong ones.
 *
 * <p>{@link knightschool.drawing.answer.QuizAnswerMarks} are the marks,
 * {@link knightschool.drawing.answer.QuizAnswerDrawing} draws them over any board.
 */
package knightschool.drawing.answer;
