package knightschool.drawing.tree;

import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;

/** Draws the signs of the search tree below the map of a tour for the legend. */
public final class StateMapSearchTreeLegendSigns {
    private StateMapSearchTreeLegendSigns() {}

    /** Returns a node whose position is visited for the first time. */
    public static Sketch firstVisit(ColourRole hue) {
        return TreeNodeLegendSignDrawing.of(StateMapSearchTreeIcicleDrawing.style(hue, false));
    }

    /** Returns a node whose position was visited before. */
    public static Sketch visitedAgain(ColourRole hue) {
        return TreeNodeLegendSignDrawing.of(StateMapSearchTreeIcicleDrawing.style(hue, true));
    }

    /** Returns a node of the position that the board shows. */
    public static Sketch shownPosition() {
        return TreeNodeLegendSignDrawing.of(StateMapSearchTreeIcicleDrawing.SHOWN);
    }
}
