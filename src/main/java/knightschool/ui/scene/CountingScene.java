package knightschool.ui.scene;

import java.util.List;
import knightschool.session.UnsavedWork;

/** A scene that counts something beside the text of a slide. Used on the JavaFX thread only. */
public interface CountingScene {
    /**
     * Returns what is counted so far, which no set-up contains, so that the scene in a tab of its own continues with
     * it; without tables that have no row.
     */
    List<UnsavedWork> counted();
}
