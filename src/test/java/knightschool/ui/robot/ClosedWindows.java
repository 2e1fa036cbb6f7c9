package knightschool.ui.robot;

import java.util.List;
import javafx.stage.Window;
import knightschool.Eventually;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Closes every window after each test, also after one that failed: a window that stays open asks for frames, has the
 * focus, and is found by the next test. {@link OnScreen} does the same; this is for tests without a robot.
 */
public final class ClosedWindows implements AfterEachCallback {
    @Override
    public void afterEach(ExtensionContext context) {
        closeAll();
    }

    static void closeAll() {
        Eventually.onFx(() -> {
            // The newest first: a window closes those that it owns.
            List.copyOf(Window.getWindows()).reversed().forEach(Window::hide);
            return null;
        });
    }
}
