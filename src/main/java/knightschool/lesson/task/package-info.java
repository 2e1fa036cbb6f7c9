/**
 * Tasks for a game: what a student is asked to reach from the game of a slide, and whether it is reached.
 *
 * <p>A {@link knightschool.lesson.task.GameTask} is a game and claims about it, such as {@code finished = true}; a
 * {@link knightschool.lesson.task.GameVerdict} says of a game that a student played whether it meets them, and if not,
 * why, in a sentence about that game. No answer is stored: {@link knightschool.play.WinnabilityDecider} judges, so any
 * game that meets the claims is right. {@link knightschool.lesson.task.TaskSolvability} finds out whether a task can be
 * done.
 *
 * <p>Not here: how a quiz is read from a lesson (lesson), and how it is answered on screen (ui.lesson).
 */
package knightschool.lesson.task;
