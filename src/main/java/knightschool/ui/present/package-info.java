/**
 * The presentation of a lesson to a class: the slide alone on the whole screen, and the speaker's window.
 *
 * <p>{@link knightschool.ui.present.Presentation} shows the window on the whole screen without its bar and opens the
 * speaker's window. {@link knightschool.ui.present.TalkScheduleTracker} compares the used time with the plan.
 * {@code AudienceOverlay} covers the slide, points at it, or darkens all but a part.
 *
 * <p>Not here: what a slide is. It is known only through {@link knightschool.ui.present.SlideDeck}, which the lessons
 * ({@code ui.lesson}) implement.
 */
package knightschool.ui.present;
