package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import knightschool.graph.CycleTerminology;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.palette.SearchableSetup;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.theme.Settings;

/**
 * A scene that can be opened.
 *
 * @param kind which
 * @param title the words on its tab, or its name where it shares one; empty if it has neither
 * @param under the scene whose tab it shares; empty if it shares none
 * @param work the command whose outcome a picture of it shows; empty where it shows all at once
 * @param unsaved what work that is in no file is called
 * @param fitsWords whether it sets its words as large as there is room for: in less of it they would be smaller
 * @param places what it can be opened at by name, as a class says it; asked on any thread, and may read files
 * @param setups the class of its set-ups
 * @param first what it shows when a person goes there for the first time
 * @param make makes it, showing nothing yet
 */
public record SceneDescriptor<S extends Setup>(
        SceneKind kind,
        String title,
        Optional<SceneKind> under,
        Optional<String> work,
        BiFunction<S, UnsavedWork, String> unsaved,
        boolean fitsWords,
        Function<CycleTerminology, List<SearchableSetup>> places,
        Class<S> setups,
        Function<Settings, S> first,
        BiFunction<SceneHost, SceneForm, LiveScene<S>> make) {

    /** A scene that shares no tab. */
    public SceneDescriptor(
            SceneKind kind,
            String title,
            Class<S> setups,
            Function<Settings, S> first,
            BiFunction<SceneHost, SceneForm, LiveScene<S>> make) {
        this(
                kind,
                title,
                Optional.empty(),
                Optional.empty(),
                (setup, _) -> ShellWords.unsaved(setup),
                false,
                _ -> List.of(),
                setups,
                first,
                make);
    }

    /** The same sharing the tab of another scene: the tab leads to the one of both that was shown last. */
    public SceneDescriptor<S> under(SceneKind other) {
        return new SceneDescriptor<>(
                kind, title, Optional.of(other), work, unsaved, fitsWords, places, setups, first, make);
    }

    /** The same setting its words as large as there is room for. */
    public SceneDescriptor<S> fittingWords() {
        return new SceneDescriptor<>(kind, title, under, work, unsaved, true, places, setups, first, make);
    }

    /** The same with a command that works out what it shows. */
    public SceneDescriptor<S> workingBy(String command) {
        return new SceneDescriptor<>(
                kind, title, under, Optional.of(command), unsaved, fitsWords, places, setups, first, make);
    }

    /** The same with other words for work that is in no file. */
    public SceneDescriptor<S> namingUnsaved(BiFunction<S, UnsavedWork, String> words) {
        return new SceneDescriptor<>(kind, title, under, work, words, fitsWords, places, setups, first, make);
    }

    /** The same with what it can be opened at by name. */
    public SceneDescriptor<S> finding(Function<CycleTerminology, List<SearchableSetup>> searchable) {
        return new SceneDescriptor<>(kind, title, under, work, unsaved, fitsWords, searchable, setups, first, make);
    }

    /**
     * What work that is in no file is called.
     *
     * @throws ClassCastException if the work is another scene's
     */
    public String unsavedName(UnsavedWork work) {
        return unsaved.apply(setups.cast(work.setup()), work);
    }

    /** Whether it has a tab of its own. */
    public boolean isTab() {
        return !title.isEmpty() && under.isEmpty();
    }

    /** Whether it fills the window; others stand in the frame of a slide. */
    public boolean fillsWindow() {
        return isTab() || under.isPresent();
    }

    /** The scene whose tab is lit while it is shown: itself unless it shares one. */
    SceneKind tab() {
        return under.orElse(kind);
    }

    /** Makes it and opens what it shows first. */
    OpenScene<S> openFirst(SceneHost shell) {
        return open(first.apply(shell.settings()), SceneForm.WINDOW, shell);
    }

    /**
     * Makes it and opens a set-up of its own.
     *
     * @throws ClassCastException if the set-up is another scene's
     */
    OpenScene<S> open(Setup setup, SceneForm form, SceneHost shell) {
        OpenScene<S> open = new OpenScene<>(this, make.apply(shell, form));
        open.open(setup);
        return open;
    }
}
