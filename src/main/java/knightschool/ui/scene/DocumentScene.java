package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;

/**
 * A scene whose content is saved in files. Used on the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface DocumentScene<S extends Setup> extends SetupDrivenScene<S> {
    /** The documents with unsaved changes, which the user is asked about before the window closes. */
    List<UnsavedDocument> documents();

    /** The unsaved changes as values for crash recovery, the document on screen last. Called often: must be fast. */
    List<UnsavedWork> unsaved();

    /** Restores recovered work as an unsaved document, in addition to the open ones. */
    void restore(UnsavedWork work);

    /**
     * Returns the set-up of the scene without unsaved changes, for when the user discards them on closing the window;
     * empty for the initial state. By default it is the present set-up, since in most scenes unsaved work is no part of
     * it.
     */
    default Optional<S> saved() {
        return Optional.of(now());
    }

    /**
     * Asks the user, where necessary, before a file replaces the content; runs {@code goOn} unless the user cancels. By
     * default nothing is asked, since in most scenes nothing unsaved is replaced.
     */
    default void beforeOpen(S setup, Runnable goOn) {
        goOn.run();
    }
}
