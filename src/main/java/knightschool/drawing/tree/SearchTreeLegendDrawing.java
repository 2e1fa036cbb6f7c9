package knightschool.drawing.tree;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.statemap.ShadeScaleDrawing;

/** Draws the legend for the colours of a search tree. */
public final class SearchTreeLegendDrawing {
    private static final double HEIGHT = 20;
    private static final String AGAIN = "visited again";

    private SearchTreeLegendDrawing() {}

    /**
     * Returns the legend of a tree in the colour of its algorithm.
     *
     * @param again whether it is known which positions were visited again
     */
    public static Sketch of(ColourExpression hue, boolean again) {
        SearchTreeColours look = new SearchTreeColours(hue);
        ShadeScaleDrawing row = new ShadeScaleDrawing();
        row.box(AreaStyle.filled(look.tour()), "the tour");
        row.box(AreaStyle.filled(look.vain()), "searched in vain");
        row.box(AreaStyle.filled(look.narrowVain()), "many small nodes");
        row.box(AreaStyle.filled(look.later()), "later");
        if (again) {
            row.box(AreaStyle.filled(look.again()), AGAIN);
        }
        row.box(AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(ColourRole.INK, 1.5)), "now");
        return row.sketch(HEIGHT);
    }

    /** Returns the legend of trees in several colours. */
    public static Sketch ofAll() {
        return of(ColourRole.INK, true);
    }

    /** Returns the legend of a tree of nodes and links in the colour of its algorithm. */
    public static Sketch ofNodes(ColourExpression hue) {
        SearchTreeColours look = new SearchTreeColours(hue);
        ShadeScaleDrawing row = new ShadeScaleDrawing();
        row.box(AreaStyle.filled(look.tour()), "on the path");
        row.box(AreaStyle.filled(look.vain()), "taken back");
        row.box(SearchTreeNodeLinkDrawing.again(look), AGAIN);
        row.box(AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(ColourRole.INK, 1.5)), "now");
        return row.sketch(HEIGHT);
    }
}
