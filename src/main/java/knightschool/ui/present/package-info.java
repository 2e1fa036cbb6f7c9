/**
 * A lesson before a class: the slide alone on the whole screen, and what the speaker sees beside it.
 *
 * <p>{@link knightschool.ui.present.Presentation} puts the window on the whole screen without its bar and opens the
 * speaker's window; {@link knightschool.ui.present.TalkClock} compares the time that was used with the plan;
 * {@code AudienceOverlay} covers the slide, points at it or darkens all but a part.
 *
 * <p>Not here: what a slide is. {@link knightschool.ui.present.Talk} is all that is known of it; the lessons
 * ({@code ui.lesson}) are one.
 */
package knightschool.ui.present;
