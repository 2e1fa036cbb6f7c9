/**
 * A slide: its text, its questions, and the live scene beside them.
 *
 * <p>{@link knightschool.ui.lesson.slide.SlideView} combines them. {@link knightschool.ui.lesson.slide.ProseView} draws
 * the words into text flows, without a browser. Slides off screen are painted for pictures of a lesson and for
 * handouts.
 */
package knightschool.ui.lesson.slide;
