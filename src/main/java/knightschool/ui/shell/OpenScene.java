package knightschool.ui.shell;

import java.util.List;
import knightschool.setup.Setup;

/** A scene with its type, so that a set-up whose scene is known only when it is read can be opened in it. */
public record OpenScene<S extends Setup>(SceneType<S> type, LiveScene<S> scene) {
    /**
     * Shows what a set-up of this scene says.
     *
     * @throws ClassCastException if it is another scene's
     */
    public void open(Setup setup) {
        scene.open(type.setups().cast(setup));
    }

    /**
     * Changes what is shown to what a set-up of this scene says; see {@link LiveScene#change}.
     *
     * @throws ClassCastException if it is another scene's
     */
    public void change(Setup setup, boolean goesOn) {
        scene.change(type.setups().cast(setup), goesOn);
    }

    /**
     * Opens what was kept open besides the last of these.
     *
     * @throws ClassCastException if one is another scene's
     */
    void bringBack(List<Setup> kept) {
        scene.bringBack(kept.stream().map(type.setups()::cast).toList());
    }

    /**
     * Asks what must be asked before a set-up of this scene is shown, then goes on, or not.
     *
     * @throws ClassCastException if it is another scene's
     */
    void beforeOpen(Setup setup, Runnable goOn) {
        scene.beforeOpen(type.setups().cast(setup), goOn);
    }
}
