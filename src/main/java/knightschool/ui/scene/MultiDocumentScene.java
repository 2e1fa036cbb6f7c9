package knightschool.ui.scene;

import java.util.List;
import knightschool.setup.Setup;

/**
 * A scene that keeps several things open, of which it shows one. Used on the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface MultiDocumentScene<S extends Setup> extends LiveScene<S> {
    /** Each of them, to be shown again the next time, and at the end once more the one that it shows. */
    List<S> kept();

    /** As {@link #kept}, without unsaved work. */
    List<S> keptSaved();

    /** Opens again what was {@link #kept} the last time, of which it shows the last already. */
    void bringBack(List<S> kept);
}
