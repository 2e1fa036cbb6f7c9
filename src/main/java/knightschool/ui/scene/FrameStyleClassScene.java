package knightschool.ui.scene;

/** A scene that has its own style class for the slide layout. */
public interface FrameStyleClassScene {
    /** The style class of the frame around the scene. */
    String style();
}
