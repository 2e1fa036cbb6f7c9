package knightschool.ui.theme;

import javafx.application.Platform;

/** Tells whether changes on screen may be animated. */
public final class ReducedMotion {
    private ReducedMotion() {}

    /**
     * Whether the system setting asks for reduced motion, with which nothing is animated. To be called on the JavaFX
     * thread.
     */
    public static boolean isReduced() {
        return Platform.getPreferences().isReducedMotion();
    }
}
