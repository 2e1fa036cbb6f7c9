package knightschool.lesson.progress;

import knightschool.setup.EmbeddableSetup;
import knightschool.setup.SetupText;

/**
 * What somebody made of the scene beside a slide.
 *
 * @param from stands for the set-up that the slide gave them; hexadecimal digits
 * @param setup how the scene stood when they left it
 */
public record SavedSceneState(String from, EmbeddableSetup setup) {
    /** @param given what the slide says beside its text */
    public static SavedSceneState of(EmbeddableSetup given, EmbeddableSetup made) {
        return new SavedSceneState(mark(given), made);
    }

    /** Whether the slide still gives what it was made of: a slide that is written anew begins anew. */
    public boolean isOf(EmbeddableSetup given) {
        return from.equals(mark(given));
    }

    private static String mark(EmbeddableSetup given) {
        return Integer.toHexString(SetupText.format(given.selfContained()).hashCode());
    }
}
