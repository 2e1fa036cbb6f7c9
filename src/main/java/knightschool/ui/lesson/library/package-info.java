/**
 * The available lessons and the progress in them.
 *
 * <p>{@link knightschool.ui.lesson.library.LessonLibraryModel} reads and checks lessons on background threads, so that
 * a bad or slow one never blocks the window. {@link knightschool.ui.lesson.library.CourseProgressModel} has the slides
 * that were seen and the questions that were answered.
 */
package knightschool.ui.lesson.library;
