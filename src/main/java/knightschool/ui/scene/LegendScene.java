package knightschool.ui.scene;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.legend.LegendEntry;

/** A scene with a board whose signs a legend explains. Used on the JavaFX thread only. */
public interface LegendScene {
    /** What most scenes keep beside a legend, in pixels. */
    double LEAST_WIDTH = 998;

    /**
     * The signs that are on its board now, and no others. It is asked in each frame while the legend is on screen:
     * where nothing has changed it answers without work.
     */
    List<LegendEntry> signs();

    /** Whether there is a board with signs now; where the scene stays and its boards come and go. */
    default ObservableBooleanValue hasSigns() {
        return new ReadOnlyBooleanWrapper(true);
    }

    /** How wide the scene must be, in pixels, for the legend to stand beside it. */
    default double leastWidthBesideLegend() {
        return LEAST_WIDTH;
    }
}
