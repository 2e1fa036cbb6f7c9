package knightschool.ui.scene;

import knightschool.setup.Setup;

/**
 * A scene that updates its content in place where other scenes reopen the set-up. Used on the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface InPlaceUpdateScene<S extends Setup> extends SetupDrivenScene<S> {
    /**
     * Applies a change that the user made with a number in the text. Other changes by the user are kept as far as
     * possible, and the change can be undone if the scene has an undo history.
     *
     * @param goesOn whether further steps of the same change may follow
     */
    void change(S setup, boolean goesOn);
}
