package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;

/**
 * A scene in which a person makes what is kept in files. Used on the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface DocumentScene<S extends Setup> extends LiveScene<S> {
    /** What is in no file yet, and is asked about before the window is closed. */
    List<UnsavedDocument> documents();

    /**
     * The same to be kept aside while the program runs, what is on screen last. Called often: it must not take long.
     */
    List<UnsavedWork> unsaved();

    /** Shows unsaved work that was kept aside, as unsaved as it was, beside what was shown before. */
    void restore(UnsavedWork work);

    /**
     * What it shows without its unsaved work, which a person gave up when the window was closed; empty for what it
     * shows at first.
     */
    Optional<S> saved();

    /** Asks what must be asked before a file is shown in place of what it shows, then goes on, or not. */
    void beforeOpen(S setup, Runnable goOn);
}
