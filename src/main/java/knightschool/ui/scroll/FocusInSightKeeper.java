package knightschool.ui.scroll;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;

/**
 * Scrolls a scroll pane so that the node with the keyboard focus stays visible after a layout, for example when text
 * above it has become longer. A node that the user has scrolled out of sight stays there. Used on the JavaFX thread.
 */
public final class FocusInSightKeeper {
    private final ScrollPane scroll;
    private final BooleanSupplier isPressed;

    /** The place of the focus after the last layout; empty where it was not in sight. */
    private Optional<Place> before = Optional.empty();

    private record Place(Node owner, Bounds inContent, double visible) {}

    /** @param isPressed tells whether a mouse button is pressed, below which nothing must move */
    public FocusInSightKeeper(ScrollPane scroll, BooleanSupplier isPressed) {
        this.scroll = scroll;
        this.isPressed = isPressed;
        Runnable laidOut = this::laidOut;
        scroll.sceneProperty().subscribe((last, now) -> {
            Optional.ofNullable(last).ifPresent(scene -> scene.removePostLayoutPulseListener(laidOut));
            Optional.ofNullable(now).ifPresent(scene -> scene.addPostLayoutPulseListener(laidOut));
        });
    }

    /** Looks after each layout; a scene without a window has no frames that do so. */
    public void laidOut() {
        Optional<Place> now = place();
        boolean isMoved = now.isPresent()
                && before.isPresent()
                && before.get().owner() == now.get().owner()
                && !before.equals(now);
        if (isMoved && !isPressed.getAsBoolean() && !isInSight(now.get())) {
            ScrollPositionSetter.reveal(scroll, now.get().owner());
        }
        before = place().filter(this::isInSight);
    }

    /** The place of the node with the focus, unless the scroll pane is not the innermost one around it, or too low. */
    private Optional<Place> place() {
        double visible = scroll.getViewportBounds().getHeight();
        return Optional.ofNullable(scroll.getScene())
                .map(Scene::getFocusOwner)
                .filter(owner -> ScrollPositionSetter.around(owner)
                        .filter(around -> around == scroll)
                        .isPresent())
                .map(owner -> new Place(owner, ScrollPositionSetter.inContent(scroll, owner), visible))
                .filter(place -> place.inContent().getHeight() <= visible);
    }

    private boolean isInSight(Place place) {
        return ScrollPositionSetter.isInSight(scroll, place.inContent());
    }
}
