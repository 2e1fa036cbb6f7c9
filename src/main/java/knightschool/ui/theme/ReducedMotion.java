package knightschool.ui.theme;

import javafx.application.Platform;

/** Whether changes may move on screen. */
public final class ReducedMotion {
    private ReducedMotion() {}

    /** Whether the system asks for less motion: then nothing moves by itself. Asked on the JavaFX thread. */
    public static boolean isReduced() {
        return Platform.getPreferences().isReducedMotion();
    }
}
