/**
 * The scene of lessons: the first page, the slides, presenting and printing.
 *
 * <p>{@link knightschool.ui.lesson.LessonScene} connects the parts; {@link knightschool.ui.lesson.LessonModel} has the
 * current slide, {@code LessonPageSwitcher} puts it on screen, and {@code LessonsSetupOpener} waits for what a set-up
 * needs. A {@link knightschool.ui.scene.SetupDrivenScene} is beside the text of a slide; the shell's registry creates
 * it from the slide's set-up, and it is closed when the slide is left.
 *
 * <p>Subpackages: {@code library}, the lessons and the progress in them; {@code home}, the first page; {@code slide}, a
 * slide; {@code quiz}, its questions; {@code print}, handouts. Not here: the format of a lesson (lesson), the drawing
 * of a board (drawing), and the scenes that a slide embeds.
 */
package knightschool.ui.lesson;
