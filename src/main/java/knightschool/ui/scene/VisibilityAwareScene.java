package knightschool.ui.scene;

/** A scene that is notified when it appears on screen and disappears. Used on the JavaFX thread only. */
public interface VisibilityAwareScene {
    /** Called after the scene has appeared. */
    void onShown();

    /** Called after the scene has disappeared; it may appear again. */
    void onHidden();
}
