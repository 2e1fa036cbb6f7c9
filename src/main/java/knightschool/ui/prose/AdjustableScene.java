package knightschool.ui.prose;

import knightschool.setup.EmbeddableSetup;

/** A scene that can be changed by dragging numbers in the text beside it. */
public interface AdjustableScene {
    /** Returns the set-up with which the scene was opened. */
    EmbeddableSetup opened();

    /** Returns the present set-up of the scene. */
    EmbeddableSetup now();

    /**
     * Changes the scene.
     *
     * @param goesOn whether further changes may follow that belong to the same change for undo
     */
    void change(EmbeddableSetup setup, boolean goesOn);
}
