package knightschool.ui.scene;

import java.util.List;
import knightschool.session.UnsavedWork;

/**
 * A scene that runs searches beside the text of a slide and supplies the tables of their results, with which a scene in
 * a tab continues. Used on the JavaFX thread only.
 */
public interface SearchRunsTransferScene {
    /**
     * Returns the tables counted so far, without empty ones. No set-up contains tables; with them the scene in a tab of
     * its own continues the count.
     */
    List<UnsavedWork> counted();
}
