package knightschool.ui.scene;

/** The two forms of a scene. */
public enum SceneForm {
    /** A tab of the window, with all its controls. */
    WINDOW,
    /** Beside the text of a slide: the content, and the controls that the set-up names. */
    SLIDE
}
