package knightschool.ui.scene;

import java.util.List;
import knightschool.setup.Setup;

/**
 * A scene with several open documents, one of which is on screen. Used on the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface MultiDocumentScene<S extends Setup> extends SetupDrivenScene<S> {
    /** The set-ups of all open documents for the next session, followed by that of the document on screen. */
    List<S> sessionSetups();

    /** Returns what {@link #sessionSetups} returns, without unsaved changes. */
    List<S> savedSessionSetups();

    /** Reopens the documents of the last session, all but the last of the list, which is already on screen. */
    void bringBack(List<S> setups);
}
