package knightschool.ui.scene;

import java.util.List;
import java.util.function.Supplier;
import knightschool.ui.palette.SearchableSetup;

/** A scene that can be opened at more, by name, than its type knows before it is made. */
public interface SearchableScene {
    /** What it can be opened at now: taken on the JavaFX thread, asked on another. */
    Supplier<List<SearchableSetup>> places();
}
