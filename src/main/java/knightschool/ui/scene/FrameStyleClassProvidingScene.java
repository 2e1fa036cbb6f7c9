package knightschool.ui.scene;

/** A scene that gives the frame around it a style class of its own, both in a tab and beside the text of a slide. */
public interface FrameStyleClassProvidingScene {
    /** Returns the style class of the frame around the scene. */
    String style();
}
