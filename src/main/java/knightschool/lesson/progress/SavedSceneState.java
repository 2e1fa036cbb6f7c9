package knightschool.lesson.progress;

import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * The saved state of the scene beside a slide, with a hash by which a later change of the slide's own scene is noticed.
 *
 * @param from a hash of the set-up that the slide gave, in hexadecimal digits
 * @param setup the saved set-up
 */
public record SavedSceneState(String from, SlideEmbeddableSetup setup) {
    /**
     * Creates the saved state of a scene.
     *
     * @param initialSetup the set-up that the slide gives
     */
    public static SavedSceneState of(SlideEmbeddableSetup initialSetup, SlideEmbeddableSetup changedSetup) {
        return new SavedSceneState(mark(initialSetup), changedSetup);
    }

    /**
     * Returns whether the slide still has the set-up from which this scene was made. After a slide is rewritten, its
     * saved scene is no longer used.
     */
    public boolean isOf(SlideEmbeddableSetup initialSetup) {
        return from.equals(mark(initialSetup));
    }

    private static String mark(SlideEmbeddableSetup setup) {
        return Integer.toHexString(SetupText.format(setup.selfContained()).hashCode());
    }
}
