/**
 * The lessons on screen: the list of them, the slides, and the live scenes beside the text.
 *
 * <p>{@link knightschool.ui.lesson.LibraryModel} reads and checks the lessons on a thread of its own, so that a bad or
 * slow one never holds up the window; {@link knightschool.ui.lesson.LessonModel} knows which slide is shown. A
 * {@link knightschool.ui.shell.LiveScene} stands beside the text of a slide; it is made from the slide's set-up by the
 * shell's registry and closed when the slide is left. Words are drawn into text flows by
 * {@link knightschool.ui.lesson.ProseView}: there is no browser in this program.
 *
 * <p>Not here: the format of a lesson (lesson), the drawing of a board (drawing), and the scenes that a slide embeds.
 */
package knightschool.ui.lesson;
