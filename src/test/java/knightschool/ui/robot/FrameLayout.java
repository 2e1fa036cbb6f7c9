package knightschool.ui.robot;

import com.sun.javafx.scene.NodeHelper;
import com.sun.javafx.tk.Toolkit;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import knightschool.Eventually;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.MainWindow;

/**
 * Styles and lays out a scene as a frame does it, without waiting for one: only what has changed, where applyCss styles
 * every node again each time. On the JavaFX thread.
 */
public final class FrameLayout {
    /** What a layout puts off to the next one is rarely put off again. */
    private static final int PASSES = 3;

    /** So many times as long as an arrangement takes is the next one waited with, unless all is there before. */
    private static final int REST = 4;

    private FrameLayout() {}

    /** Arranges a scene that is shown in a window. */
    public static void of(Scene scene) {
        Parent root = scene.getRoot();
        NodeHelper.processCSS(root);
        root.layout();
    }

    /**
     * Puts a menu or card that is a window of its own where JavaFX says it is, as the next frame does: one that was
     * moved after it was shown gets the mouse where it was until then. On the JavaFX thread.
     */
    static void placeMenu(Scene scene) {
        if (scene.getWindow() instanceof PopupWindow) {
            Toolkit.getToolkit().firePulse();
        }
    }

    /** Arranges a scene that no window gives a size, in pixels. */
    public static void of(Scene scene, double width, double height) {
        for (int pass = 0; pass < PASSES; pass++) {
            scene.getRoot().resize(width, height);
            of(scene);
        }
    }

    /**
     * Waits until all that a window is to show is there, and arranges it as {@link #of(Scene, double, double)} does.
     * Meanwhile it is arranged for a fifth of the time at most: a graph whose springs still work is painted each time.
     */
    public static void untilSettled(MainWindow window, double width, double height) {
        AtomicLong next = new AtomicLong(System.nanoTime());
        Eventually.until(
                "all is on screen",
                () -> ToolkitThread.call(() -> {
                    long begin = System.nanoTime();
                    if (begin - next.get() < 0 && !window.isSettled()) {
                        return false;
                    }
                    window.scene().getRoot().resize(width, height);
                    of(window.scene());
                    long end = System.nanoTime();
                    next.set(end + REST * (end - begin));
                    if (!window.isSettled()) {
                        return false;
                    }
                    // What a layout puts off to the next one may be work as well.
                    of(window.scene(), width, height);
                    return window.isSettled();
                }));
        ToolkitThread.run(() -> AbsentStyleClasses.assertOnNoNodeOf(window.scene()));
    }
}
