/**
 * Tasks in a game: what a student should achieve from the game of a slide, and whether it is achieved.
 *
 * <p>A {@link knightschool.lesson.task.GameTask} consists of a game and claims about it, such as {@code finished =
 * true}. A {@link knightschool.lesson.task.GameTaskVerdict} tells whether a student's game meets them and, if not, why.
 * No answer is stored: {@link knightschool.play.WinnabilityDecider} decides positions, so that any game that meets the
 * claims is right. {@link knightschool.lesson.task.GameTaskSolvabilityCheck} checks that a task can be done.
 *
 * <p>Not here: how a quiz is read from a lesson (lesson), and how it is answered on screen (ui.lesson).
 */
package knightschool.lesson.task;
