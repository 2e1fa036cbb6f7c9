package knightschool.ui.present;

import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Duration;
import knightschool.ui.control.NextFrameContentPane;

/**
 * Reveals a slide, or all that the speaker sees, once it is complete. A window that is to fill the screen reaches its
 * size only some frames later, and the parts join one by one: words would otherwise be seen in two sizes, and the
 * speaker's window half drawn.
 */
final class LaidOutSlideRevealer implements AutoCloseable {
    /** The time after which an incomplete slide is revealed. */
    private static final Duration LONGEST = Duration.seconds(20);

    /**
     * The number of frames without a change of the window's size after which the window counts as full-grown, even if
     * it is smaller than the screen: on some screens windows cannot fill the whole.
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
     * @param slide the slide, or another part of the window; invisible from now on until it is complete or this is
     *     closed, but keeps the keyboard
     * @param full returns whether the window has its final size
     */
    LaidOutSlideRevealer(Scene window, Node slide, BooleanSupplier full) {
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
        if (NextFrameContentPane.isComplete(window) && (full.getAsBoolean() || steady >= STEADY)) {
            close();
        } else {
            Platform.requestNextPulse();
        }
    }

    boolean isSeen() {
        return slide.getOpacity() == 1;
    }

    /** Reveals the slide as it is. */
    @Override
    public void close() {
        patience.stop();
        window.removePostLayoutPulseListener(laidOut);
        slide.setOpacity(1);
    }
}
