package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.DoubleSupplier;
import javafx.event.EventDispatcher;
import javafx.geometry.Dimension2D;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ShrinkableBoardScene;
import knightschool.ui.theme.ScaledRegion;
import knightschool.ui.theme.UncachedScrollSkin;

/**
 * The area of the scene on screen. Its text has the size that the user has chosen, whatever the size of the window: if
 * the space is too small, the area scrolls rather than that the scene makes its text smaller.
 */
final class SceneViewport {
    /** The width that every scene fits into, in pixels. */
    private static final double LEAST_WIDTH = MainWindow.MIN_WIDTH;

    /**
     * The height that every scene fits into, in pixels: what the largest words leave it of a window that is 720 pixels
     * high.
     */
    private static final double LEAST_HEIGHT = 550;

    /** The height of a scene in the smallest window with words of the usual size, in pixels. */
    private static final double USUAL_HEIGHT = MainWindow.MIN_HEIGHT - 48;

    /** The width from which scenes use larger text, in pixels. */
    private static final double LARGE_WIDTH = 1732;

    private static final double LARGE_HEIGHT = 932;

    private final ScaledRegion scene;
    private final ScrollPane scroll;
    private final DoubleSupplier lost;
    private double factor = 1;
    private Optional<ShrinkableBoardScene> shrinkable = Optional.empty();

    /**
     * @param place the parent of the scene
     * @param lost the height that magnified text outside the scene has taken, in pixels
     */
    SceneViewport(Region place, DoubleSupplier lost) {
        this.lost = lost;
        scene = new ScaledRegion(place, () -> Optional.of(leastRoom()));
        scroll = new ScrollPane(scene);
        // With it the scene is a part of the window before that is styled.
        scroll.setSkin(new UncachedScrollSkin(scroll));
        scroll.getStyleClass().add("scene-place");
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setFocusTraversable(false);
        EventDispatcher scrolling = scroll.getEventDispatcher();
        // Keys and presses are the scene's and the window's: nothing but the wheel means the place itself.
        scroll.setEventDispatcher((event, tail) ->
                event instanceof ScrollEvent ? scrolling.dispatchEvent(event, tail) : tail.dispatchEvent(event));
        scroll.layoutBoundsProperty().addListener(_ -> keepRoom());
        keepRoom();
    }

    Region node() {
        return scroll;
    }

    /** Sets the magnification of the scene's text, controls and drawings. */
    void magnify(double by) {
        factor = by;
        scene.magnify(by);
        keepRoom();
    }

    /** Adapts the area to another scene and scrolls to its upper left corner. */
    void shows(SetupDrivenScene<?> live) {
        shrinkable = live.offer(ShrinkableBoardScene.class);
        scroll.setHvalue(0);
        scroll.setVvalue(0);
        keepRoom();
    }

    private void keepRoom() {
        scene.see(scroll.getWidth());
        scene.requestLayout();
    }

    /** The least space in which the scene is laid out, even if the window has less, in pixels of the window. */
    private Dimension2D leastRoom() {
        if (factor <= 1) {
            return new Dimension2D(0, 0);
        }
        double width = scroll.getWidth();
        double height = scroll.getHeight() + lost.getAsDouble();
        boolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT;
        double leastWidth = Math.min(width, large ? LARGE_WIDTH : LEAST_WIDTH);
        double leastHeight = Math.min(height, large ? LARGE_HEIGHT : LEAST_HEIGHT);
        // One that measures itself takes no more than a scene has in the smallest window with words of the usual size.
        double most = Math.min(height, large ? LARGE_HEIGHT : USUAL_HEIGHT);
        Dimension2D own = shrinkable
                .flatMap(scene -> scene.leastRoom(width / factor))
                .map(least ->
                        new Dimension2D(Math.min(leastWidth, least.getWidth()), Math.min(most, least.getHeight())))
                .orElse(new Dimension2D(leastWidth, leastHeight));
        return new Dimension2D(own.getWidth() * factor, own.getHeight() * factor);
    }
}
