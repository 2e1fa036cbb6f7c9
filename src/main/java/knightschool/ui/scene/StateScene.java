package knightschool.ui.scene;

import java.util.List;

/** A scene that keeps on disk what a person does and is no document, such as how far they have come. */
public interface StateScene {
    /** What keeps it. */
    List<StateKeeper> keepers();
}
