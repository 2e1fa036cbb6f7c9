package knightschool.ui.legend;

import knightschool.drawing.statemap.MapLegendSigns;

/**
 * Creates the legend entry of the lines on a drawn state map, each of which joins two positions that are one move
 * apart.
 */
public final class StateMapMoveLegendEntry {
    private StateMapMoveLegendEntry() {}

    /**
     * Returns the entry.
     *
     * @param isStronger whether some lines are stronger because they meet the position shown
     */
    public static LegendEntry of(boolean isStronger) {
        return new LegendEntry(
                MapLegendSigns.link(isStronger),
                BoardSignWords.A_MOVE,
                isStronger ? BoardSignWords.STRONGER_AT_THE_POSITION : "");
    }
}
