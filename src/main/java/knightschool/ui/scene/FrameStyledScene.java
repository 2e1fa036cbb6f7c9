package knightschool.ui.scene;

/** A scene that wants a slide laid out by its own rules. */
public interface FrameStyledScene {
    /** The style class of the frame that it stands in. */
    String style();
}
