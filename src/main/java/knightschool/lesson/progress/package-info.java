/**
 * A user's progress through a course: the slides seen, the current slide, and the results of the questions.
 *
 * <p>{@link knightschool.lesson.progress.CourseProgress} is immutable and determines the next lesson;
 * {@link knightschool.lesson.progress.CourseProgressText} writes and reads it.
 *
 * <p>Not here: where it is stored ({@code session}) and how it is shown ({@code ui.lesson}).
 */
package knightschool.lesson.progress;
