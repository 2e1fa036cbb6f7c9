package knightschool.ui.present;

import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Duration;
import knightschool.ui.control.NextFramePane;

/**
 * Shows a slide once it is whole: a window that is to fill the screen becomes as large only some frames later, and
 * parts of the slide come one by one, so that its words would be seen in two sizes.
 */
final class SlideLayoutWait implements AutoCloseable {
    /** Who waits longer looks at an empty screen: it is shown as it is then. */
    private static final Duration LONGEST = Duration.seconds(20);

    /**
     * So many frames in which the window does not change: it will not become larger, as on a screen of which a part is
     * no window's.
     */
    private static final int STEADY = 30;

    private final Scene window;
    private final Node slide;
    private final BooleanSupplier full;
    private final Runnable laidOut = this::look;
    private final PauseTransition patience = new PauseTransition(LONGEST);
    private double width;
    private double height;
    private int steady;

    /**
     * @param slide is not seen from now on, until it is whole or this is closed; it keeps its keys
     * @param full whether the window is as large as it is to be
     */
    SlideLayoutWait(Scene window, Node slide, BooleanSupplier full) {
        this.window = window;
        this.slide = slide;
        this.full = full;
        slide.setOpacity(0);
        window.addPostLayoutPulseListener(laidOut);
        patience.setOnFinished(_ -> close());
        patience.playFromStart();
        Platform.requestNextPulse();
    }

    private void look() {
        boolean same = width == window.getWidth() && height == window.getHeight();
        steady = same ? steady + 1 : 0;
        width = window.getWidth();
        height = window.getHeight();
        if (NextFramePane.isComplete(window) && (full.getAsBoolean() || steady >= STEADY)) {
            close();
        } else {
            Platform.requestNextPulse();
        }
    }

    /** Whether the slide is seen. */
    boolean isSeen() {
        return slide.getOpacity() == 1;
    }

    /** The slide is seen as it is. */
    @Override
    public void close() {
        patience.stop();
        window.removePostLayoutPulseListener(laidOut);
        slide.setOpacity(1);
    }
}
