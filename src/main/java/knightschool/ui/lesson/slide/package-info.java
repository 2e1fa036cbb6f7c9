/**
 * One slide: its text, its questions, and the live scene beside them.
 *
 * <p>{@link knightschool.ui.lesson.slide.SlideView} puts them together; words are drawn into text flows by
 * {@link knightschool.ui.lesson.slide.ProseView}: there is no browser in this program. Slides off the screen are
 * painted for pictures of a lesson and for handouts.
 */
package knightschool.ui.lesson.slide;
