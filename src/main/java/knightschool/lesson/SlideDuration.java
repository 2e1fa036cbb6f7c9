package knightschool.lesson;

/**
 * The planned duration of a slide.
 *
 * @param minutes at least 1, or 0 if not given
 * @param isExtra whether the slide can be left out: it is not part of the lesson's core, and its minutes are added to
 *     those of the lesson
 */
public record SlideDuration(int minutes, boolean isExtra) {
    /** A slide of the core whose duration is not given. */
    static final SlideDuration UNPLANNED = new SlideDuration(0, false);
}
