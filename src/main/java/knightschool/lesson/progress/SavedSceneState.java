package knightschool.lesson.progress;

import knightschool.setup.SetupText;
import knightschool.setup.SlideSetup;

/**
 * What somebody made of the scene beside a slide.
 *
 * @param from stands for the set-up that the slide gave them; hexadecimal digits
 * @param setup how the scene stood when they left it
 */
public record SavedSceneState(String from, SlideSetup setup) {
    /** @param given what the slide says beside its text */
    public static SavedSceneState of(SlideSetup given, SlideSetup made) {
        return new SavedSceneState(mark(given), made);
    }

    /** Whether the slide still gives what it was made of: a slide that is written anew begins anew. */
    public boolean isOf(SlideSetup given) {
        return from.equals(mark(given));
    }

    private static String mark(SlideSetup given) {
        return Integer.toHexString(SetupText.format(given.selfContained()).hashCode());
    }
}
