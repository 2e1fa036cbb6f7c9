package knightschool.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.controlsfx.control.PopOver;

/**
 * Keeps a popover at its owner, to which its arrow points. A popover by itself stays where it was opened, even if a
 * larger font size changes its size and moves the owner. Used on the JavaFX thread.
 */
public final class PopOverRepositioner {
    private final PopOver popOver;
    private final Node owner;
    private final Runnable placing = this::place;
    private Subscription changes = Subscription.EMPTY;
    private Scene awaited;

    /** @param size changes with the font size of the window */
    public PopOverRepositioner(PopOver popOver, Node owner, ObservableValue<?> size) {
        this.popOver = popOver;
        this.owner = owner;
        // Only while it is open: what changes the size of words lives longer than what is kept here.
        popOver.showingProperty().subscribe(shown -> {
            changes.unsubscribe();
            changes = shown
                    ? Subscription.combine(
                            size.subscribe((_, _) -> await()),
                            owner.localToSceneTransformProperty().subscribe((_, _) -> await()))
                    : Subscription.EMPTY;
        });
    }

    /** Waits for the next layout of the window, after which the place of the owner is known. */
    private void await() {
        if (awaited == null && owner.getScene() != null) {
            awaited = owner.getScene();
            awaited.addPostLayoutPulseListener(placing);
            awaited.getRoot().requestLayout();
        }
    }

    private void place() {
        awaited.removePostLayoutPulseListener(placing);
        awaited = null;
        // Between the change and its layout the owner may have been taken out of the window.
        if (popOver.isShowing() && owner.getScene() != null && owner.getScene().getWindow() != null) {
            popOver.hide();
            popOver.show(owner);
        }
    }
}
