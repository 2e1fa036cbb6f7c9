package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.work.StateSaver;

/** A scene that saves state other than documents, such as progress, in files of the program. */
public interface PersistentStateScene {
    /** The savers of that state, one per file. */
    List<StateSaver> keepers();
}
