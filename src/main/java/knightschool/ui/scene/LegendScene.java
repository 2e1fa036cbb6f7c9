package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.legend.LegendEntry;

/** A scene with a board whose signs a legend explains. Used on the JavaFX thread only. */
public interface LegendScene {
    /**
     * The signs that are on its board now, and no others. It is asked in each frame while the legend is on screen:
     * where nothing has changed it answers without work.
     */
    List<LegendEntry> signs();
}
