package knightschool.ui.robot;

import java.util.List;
import javafx.stage.Window;
import knightschool.Eventually;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Closes every window after each test, also after one that failed: a window that stays open asks for frames, has the
 * focus, and is found by the next test. A class fails that leaves an animation behind. {@link OnScreen} does the same;
 * this is for tests without a robot.
 */
public final class ClosedWindows implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
        ToolkitThread.start();
        RunningAnimations.record(context);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        RunningAnimations.assertEnded(context);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        closeAll();
    }

    static void closeAll() {
        Eventually.onFx(() -> {
            try {
                AbsentStyleClasses.assertOnNoNode();
            } finally {
                // The newest first: a window closes those that it owns.
                List.copyOf(Window.getWindows()).reversed().forEach(Window::hide);
            }
            return null;
        });
    }
}
