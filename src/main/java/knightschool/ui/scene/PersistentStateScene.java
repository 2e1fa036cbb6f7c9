package knightschool.ui.scene;

import java.util.List;

/** A scene that keeps on disk what a person does and is no document, such as how far they have come. */
public interface PersistentStateScene {
    /** What keeps it. */
    List<StateSaver> keepers();
}
