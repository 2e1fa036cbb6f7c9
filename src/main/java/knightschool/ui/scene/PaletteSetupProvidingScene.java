package knightschool.ui.scene;

import java.util.List;
import java.util.function.Supplier;
import knightschool.ui.palette.NamedSetup;

/**
 * A scene that supplies content for the command palette that is known only at run time, such as the lessons of an
 * opened folder.
 */
public interface PaletteSetupProvidingScene {
    /** A supplier of the searchable set-ups: obtained on the JavaFX thread, called on another. */
    Supplier<List<NamedSetup>> places();
}
