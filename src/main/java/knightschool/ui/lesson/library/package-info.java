/**
 * The lessons that are there, and how far somebody is in them.
 *
 * <p>{@link knightschool.ui.lesson.library.LibraryModel} reads and checks lessons on a thread of its own, so that a bad
 * or slow one never holds up the window; {@link knightschool.ui.lesson.library.CourseModel} knows which slides were
 * seen and which questions answered.
 */
package knightschool.ui.lesson.library;
