package knightschool.ui.scene;

import java.nio.file.Path;

/** A scene that opens tables, and says in a message why one cannot be opened. Used on the JavaFX thread only. */
public interface TableOpeningScene {
    /** Opens a table of the kind of this scene; it is read in the background. */
    void openTable(Path file);
}
