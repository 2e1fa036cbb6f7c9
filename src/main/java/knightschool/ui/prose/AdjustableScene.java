package knightschool.ui.prose;

import knightschool.setup.EmbeddableSetup;

/** A scene that is changed by dragging numbers in the text beside it. */
public interface AdjustableScene {
    /** The scene as it was opened. */
    EmbeddableSetup opened();

    /** The scene as it is now. */
    EmbeddableSetup now();

    /**
     * Changes the scene.
     *
     * @param goesOn whether more of the same change may come, so that all of it is one change to be undone
     */
    void change(EmbeddableSetup setup, boolean goesOn);
}
