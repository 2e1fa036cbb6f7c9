package knightschool.ui.shell;

import java.util.function.BiFunction;
import java.util.function.Function;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.theme.Settings;

/**
 * A scene that can be opened.
 *
 * @param kind which
 * @param title the words on its tab; empty if it has none
 * @param setups the class of its set-ups
 * @param first what it shows when a person goes there for the first time
 * @param make makes it, showing nothing yet
 */
public record SceneType<S extends Setup>(
        SceneKind kind,
        String title,
        Class<S> setups,
        Function<Settings, S> first,
        BiFunction<Shell, SceneForm, LiveScene<S>> make) {

    /** Whether it has a tab. */
    public boolean isTab() {
        return !title.isEmpty();
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
