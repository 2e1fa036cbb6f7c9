package knightschool.ui.scene;

/** The place where a scene is shown, which determines how many of its controls it has. */
public enum ScenePlacement {
    /** In a tab of the window, with all its controls. */
    WINDOW,
    /** Beside the text of a slide: the content, and the controls that the set-up names. */
    SLIDE
}
