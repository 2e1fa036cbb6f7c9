/**
 * The scene of lessons: the first page, the slides, presenting, printing.
 *
 * <p>{@link knightschool.ui.lesson.LessonScene} holds them together; {@link knightschool.ui.lesson.LessonModel} knows
 * which slide is shown, {@code LessonPages} puts it on screen, and {@code LessonOpener} waits for what a set-up needs.
 * A {@link knightschool.ui.scene.LiveScene} stands beside the text of a slide; it is made from the slide's set-up by
 * the shell's registry and closed when the slide is left.
 *
 * <p>Here are {@code library}, the lessons and how far one is in them; {@code home}, the first page; {@code slide}, a
 * slide; {@code quiz}, the questions on it; {@code print}, handouts. Not here: the format of a lesson (lesson), the
 * drawing of a board (drawing), and the scenes that a slide embeds.
 */
package knightschool.ui.lesson;
