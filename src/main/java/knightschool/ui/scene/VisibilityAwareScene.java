package knightschool.ui.scene;

/** A scene that is told when it comes on screen and when it goes. Used on the JavaFX thread only. */
public interface VisibilityAwareScene {
    /** It is on screen now. */
    void onShown();

    /** It is no longer on screen, but may come back. */
    void onHidden();
}
