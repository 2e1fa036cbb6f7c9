package knightschool.ui.scene;

/** A scene whose frame has a style class of the scene's own, wherever the scene stands. */
public interface FrameStyleClassProvidingScene {
    /** Returns the style class of the frame around the scene. */
    String style();
}
