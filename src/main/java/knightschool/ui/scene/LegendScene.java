package knightschool.ui.scene;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.legend.LegendEntry;

/** A scene with a legend for the signs on its board. Used on the JavaFX thread only. */
public interface LegendScene {
    /** The usual least width of a scene with a legend beside it, in pixels. */
    double LEAST_WIDTH = 998;

    /**
     * The entries for the signs on the board now. Called once per frame while the legend is on screen: must be cheap if
     * nothing has changed.
     */
    List<LegendEntry> signs();

    /** Whether the scene shows a board with signs now; for scenes whose boards come and go. */
    default ObservableBooleanValue hasSigns() {
        return new ReadOnlyBooleanWrapper(true);
    }

    /** The least width of the scene, in pixels, for a legend beside it. */
    default double leastWidthBesideLegend() {
        return LEAST_WIDTH;
    }
}
