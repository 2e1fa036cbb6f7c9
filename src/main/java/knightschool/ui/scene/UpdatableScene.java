package knightschool.ui.scene;

import knightschool.setup.Setup;

/**
 * A scene that turns what it shows into something else, where others would show it anew. On the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface UpdatableScene<S extends Setup> extends LiveScene<S> {
    /**
     * Shows what a set-up says as a change that a person makes to what is shown, by a number in a text: what else the
     * person did stays as far as it can, and where changes can be undone this one can.
     *
     * @param goesOn whether more of the same change may come
     */
    void change(S setup, boolean goesOn);
}
