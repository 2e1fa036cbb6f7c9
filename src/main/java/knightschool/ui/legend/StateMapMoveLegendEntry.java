package knightschool.ui.legend;

import knightschool.drawing.statemap.StateMapLegendSigns;

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
                StateMapLegendSigns.link(isStronger),
                LegendWords.A_MOVE,
                isStronger ? LegendWords.STRONGER_AT_THE_POSITION : "");
    }
}
