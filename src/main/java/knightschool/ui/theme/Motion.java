package knightschool.ui.theme;

import javafx.application.Platform;
import javafx.util.Duration;

/** How long a change may move on screen: not at all where the system asks for less motion. */
public final class Motion {
    private static final Duration USUAL = Duration.millis(200);

    private Motion() {}

    /** Whether the system asks for less motion. Asked on the JavaFX thread. */
    public static boolean isReduced() {
        return Platform.getPreferences().isReducedMotion();
    }

    /** How long a change moves: 200 ms, or no time. Asked on the JavaFX thread. */
    public static Duration change() {
        return isReduced() ? Duration.ZERO : USUAL;
    }
}
