package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.theme.Settings;

/**
 * A scene that can be opened.
 *
 * @param kind which
 * @param title the words on its tab, or its name where it shares one; empty if it has neither
 * @param under the scene whose tab it shares; empty if it shares none
 * @param fitsWords whether it sets its words as large as there is room for: in less of it they would be smaller
 * @param setups the class of its set-ups
 * @param first what it shows when a person goes there for the first time
 * @param make makes it, showing nothing yet
 */
public record SceneType<S extends Setup>(
        SceneKind kind,
        String title,
        Optional<SceneKind> under,
        boolean fitsWords,
        Class<S> setups,
        Function<Settings, S> first,
        BiFunction<Shell, SceneForm, LiveScene<S>> make) {

    /** A scene that shares no tab. */
    public SceneType(
            SceneKind kind,
            String title,
            Class<S> setups,
            Function<Settings, S> first,
            BiFunction<Shell, SceneForm, LiveScene<S>> make) {
        this(kind, title, Optional.empty(), false, setups, first, make);
    }

    /** The same sharing the tab of another scene: the tab leads to the one of both that was shown last. */
    public SceneType<S> under(SceneKind other) {
        return new SceneType<>(kind, title, Optional.of(other), fitsWords, setups, first, make);
    }

    /** The same setting its words as large as there is room for. */
    public SceneType<S> fittingWords() {
        return new SceneType<>(kind, title, under, true, setups, first, make);
    }

    /** Whether it has a tab of its own. */
    public boolean isTab() {
        return !title.isEmpty() && under.isEmpty();
    }

    /** Whether it fills the window; others stand in the frame of a slide. */
    boolean fillsWindow() {
        return isTab() || under.isPresent();
    }

    /** The scene whose tab is lit while it is shown: itself unless it shares one. */
    SceneKind tab() {
        return under.orElse(kind);
    }

    /** Makes it and opens what it shows first. */
    OpenScene<S> openFirst(Shell shell) {
        return open(first.apply(shell.settings()), SceneForm.WINDOW, shell);
    }

    /**
     * Makes it and opens a set-up of its own.
     *
     * @throws ClassCastException if the set-up is another scene's
     */
    OpenScene<S> open(Setup setup, SceneForm form, Shell shell) {
        OpenScene<S> open = new OpenScene<>(this, make.apply(shell, form));
        open.open(setup);
        return open;
    }
}
