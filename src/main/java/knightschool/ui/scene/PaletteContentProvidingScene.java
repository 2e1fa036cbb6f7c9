package knightschool.ui.scene;

import java.util.List;
import java.util.function.Supplier;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteEntry;

/** A scene that supplies content for the command palette that is known only at run time, besides its commands. */
public interface PaletteContentProvidingScene {
    /**
     * A supplier of the searchable set-ups, such as the lessons of an opened folder: obtained on the JavaFX thread,
     * also while another scene is on screen, and called on another thread.
     */
    default Supplier<List<NamedSetup>> places() {
        return List::of;
    }

    /**
     * The other entries while the scene is on screen, such as the bookmarks that a person has set in it; called on the
     * JavaFX thread each time the palette is opened.
     */
    default List<PaletteEntry> paletteEntries() {
        return List.of();
    }
}
