/**
 * How far somebody has come in a course: which slides they saw, where they left off, and which questions they answered.
 *
 * <p>{@link knightschool.lesson.progress.CourseProgress} is immutable and says which lesson comes next;
 * {@link knightschool.lesson.progress.CourseProgressText} writes and reads it.
 *
 * <p>Not here: where it is kept ({@code session}) and how it is shown ({@code ui.lesson}).
 */
package knightschool.lesson.progress;
