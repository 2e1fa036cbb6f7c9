package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.palette.PaletteEntry;

/**
 * A scene with entries for the command palette that are neither its commands nor set-ups, such as the bookmarks that a
 * person has set in it.
 */
public interface PaletteEntryProvidingScene {
    /** The entries now; called on the JavaFX thread each time the palette is opened. */
    List<PaletteEntry> paletteEntries();
}
