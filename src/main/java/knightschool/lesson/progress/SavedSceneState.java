package knightschool.lesson.progress;

import knightschool.setup.EmbeddableSetup;
import knightschool.setup.SetupText;

/**
 * A saved scene, as the user left it.
 *
 * @param from a hash of the set-up that the slide gave, in hexadecimal digits
 * @param setup the saved set-up
 */
public record SavedSceneState(String from, EmbeddableSetup setup) {
    /**
     * Creates the saved state of a scene.
     *
     * @param given the set-up that the slide gives
     */
    public static SavedSceneState of(EmbeddableSetup given, EmbeddableSetup made) {
        return new SavedSceneState(mark(given), made);
    }

    /**
     * Returns whether the slide still has the set-up from which this scene was made. After a slide is rewritten, its
     * saved scene is no longer used.
     */
    public boolean isOf(EmbeddableSetup given) {
        return from.equals(mark(given));
    }

    private static String mark(EmbeddableSetup given) {
        return Integer.toHexString(SetupText.format(given.selfContained()).hashCode());
    }
}
