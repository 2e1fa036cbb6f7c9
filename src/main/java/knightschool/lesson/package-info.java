/**
 * Lessons as data: the format that a teacher writes in any editor, its reader and its checker.
 *
 * <p>A lesson is Markdown with a head; every second-level heading begins a slide ({@link knightschool.lesson.Lesson}).
 * {@link knightschool.lesson.LessonReader} turns a text into a lesson or into a list of faults, each with its line: it
 * never throws, because one bad file must not cost the others. {@link knightschool.lesson.LessonFolder} is a folder of
 * lessons, the program's own among them.
 *
 * <p>Prose repeats no number that the engine knows: {@code claim} answers what stands in double braces. {@code judge}
 * judges the answers to a quiz, about a game by what is in {@code task}. {@code check} runs every claim and every quiz
 * of a lesson, so that a lesson cannot be wrong for long.
 *
 * <p>Not here: how a slide looks and how a quiz is answered on screen (ui.lesson).
 */
package knightschool.lesson;
