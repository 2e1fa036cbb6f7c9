package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.DoubleSupplier;
import javafx.event.EventDispatcher;
import javafx.geometry.Dimension2D;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.ShrinkableBoardScene;
import knightschool.ui.theme.ScaledRegion;
import knightschool.ui.theme.UncachedScrollSkin;

/**
 * Where the scene on screen stands. Its words are as large as a person wants them, whatever the window: what has no
 * room then is scrolled to, and a scene is never laid out in so little room that it sets its words smaller instead.
 */
final class SceneViewport {
    /** What every scene has room in, in pixels. */
    private static final double LEAST_WIDTH = MainWindow.MIN_WIDTH;

    private static final double LEAST_HEIGHT = MainWindow.MIN_HEIGHT - 48;

    /** From here on scenes set their words larger. */
    private static final double LARGE_WIDTH = 1732;

    private static final double LARGE_HEIGHT = 932;

    private final ScaledRegion scene;
    private final ScrollPane scroll;
    private final DoubleSupplier lost;
    private double factor = 1;
    private boolean fitsWords;
    private Optional<ShrinkableBoardScene> shrinkable = Optional.empty();

    /**
     * @param place holds the scene
     * @param lost how much of the usual height larger words elsewhere have taken, in pixels
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

    /** What the words of the scene, its controls and its drawings are multiplied by. */
    void magnify(double by) {
        factor = by;
        scene.magnify(by);
        keepRoom();
    }

    /** Another scene is shown, from its upper left corner; see {@link SceneDescriptor#fitsWords}. */
    void shows(SceneDescriptor<?> type, LiveScene<?> live) {
        fitsWords = type.fitsWords();
        shrinkable = live.offer(ShrinkableBoardScene.class);
        scroll.setHvalue(0);
        scroll.setVvalue(0);
        keepRoom();
    }

    private void keepRoom() {
        scene.see(scroll.getWidth());
        scene.requestLayout();
    }

    /** In what room the scene is laid out where the window has less, in pixels of the window. */
    private Dimension2D leastRoom() {
        if (factor <= 1) {
            return new Dimension2D(0, 0);
        }
        double width = scroll.getWidth();
        double height = scroll.getHeight() + lost.getAsDouble();
        boolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT;
        double leastWidth = fitsWords ? width : Math.min(width, large ? LARGE_WIDTH : LEAST_WIDTH);
        double leastHeight = fitsWords ? height : Math.min(height, large ? LARGE_HEIGHT : LEAST_HEIGHT);
        Dimension2D own = shrinkable
                .flatMap(shown -> shown.leastRoom(width / factor))
                .orElse(new Dimension2D(leastWidth, leastHeight));
        return new Dimension2D(
                Math.min(leastWidth, own.getWidth()) * factor, Math.min(leastHeight, own.getHeight()) * factor);
    }
}
