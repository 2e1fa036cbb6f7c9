package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import knightschool.setup.Setup;
import knightschool.ui.scene.ChangingScene;
import knightschool.ui.scene.DocumentScene;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.SeveralScene;

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
     * Changes what is shown to what a set-up of this scene says; see {@link ChangingScene#change}. One that cannot is
     * opened anew.
     *
     * @throws ClassCastException if it is another scene's
     */
    public void change(Setup setup, boolean goesOn) {
        S next = type.setups().cast(setup);
        if (scene instanceof ChangingScene<S> changing) {
            changing.change(next, goesOn);
        } else if (!next.equals(scene.now())) {
            scene.open(next);
        }
    }

    /**
     * Opens what was kept open besides the last of these.
     *
     * @throws ClassCastException if one is another scene's
     */
    void bringBack(List<Setup> kept) {
        if (scene instanceof SeveralScene<S> several) {
            several.bringBack(kept.stream().map(type.setups()::cast).toList());
        }
    }

    /** All that the scene keeps open, to be shown again the next time, the one that it shows last. */
    List<Setup> kept() {
        return scene instanceof SeveralScene<S> several ? List.copyOf(several.kept()) : List.of(scene.now());
    }

    /** As {@link #kept}, without work that is in no file. */
    List<Setup> keptSaved() {
        if (scene instanceof SeveralScene<S> several) {
            return List.copyOf(several.keptSaved());
        }
        return scene instanceof DocumentScene<S> holder
                ? List.copyOf(holder.saved().stream().toList())
                : List.of(scene.now());
    }

    /** What is made in the scene and kept in files, where anything is. */
    Optional<DocumentScene<S>> holder() {
        return scene instanceof DocumentScene<S> holder ? Optional.of(holder) : Optional.empty();
    }

    /**
     * Asks what must be asked before a set-up of this scene is shown, then goes on, or not.
     *
     * @throws ClassCastException if it is another scene's
     */
    void beforeOpen(Setup setup, Runnable goOn) {
        if (scene instanceof DocumentScene<S> holder) {
            holder.beforeOpen(type.setups().cast(setup), goOn);
        } else {
            goOn.run();
        }
    }
}
