/**
 * Lessons as data: the format that a teacher can write in any editor, its reader and its checker.
 *
 * <p>A lesson is Markdown with a head; every second-level heading begins a slide ({@link knightschool.lesson.Lesson}).
 * {@link knightschool.lesson.LessonReader} reads a text into a lesson or a list of faults, each with its line. It
 * throws no exception for invalid text, so that one bad file does not affect the others.
 * {@link knightschool.lesson.LessonFolderReader} reads a folder of lessons, such as the program's own.
 *
 * <p>The prose contains no number that the engine can compute: {@code claim} evaluates the questions in double braces.
 * {@code judge} judges the answers to a quiz, with {@code task} for games and puzzles. {@code check} verifies every
 * claim and every quiz of a lesson.
 *
 * <p>Not here: how a slide looks and how a quiz is answered on screen (ui.lesson).
 */
package knightschool.lesson;
