package knightschool.drawing.tree;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.Stroke;
import knightschool.drawing.statemap.SignRow;

/** What the tones of a search tree stand for. */
public final class TreeLegend {
    private static final double HEIGHT = 20;

    private TreeLegend() {}

    /** Of a tree in the colour of its algorithm. */
    public static Sketch of(ColourExpression hue) {
        SearchTreeColours look = new SearchTreeColours(hue);
        SignRow row = new SignRow();
        row.box(FillStyle.filled(look.tour()), "the tour");
        row.box(FillStyle.filled(look.vain()), "searched in vain");
        row.box(FillStyle.filled(SearchTreeColours.narrow(look.vain())), "many small nodes");
        row.box(FillStyle.filled(look.later()), "later");
        row.box(FillStyle.of(ColourRole.ACCENT.tone(), Stroke.flat(ColourRole.INK.tone(), 1.5)), "now");
        return row.sketch(HEIGHT);
    }

    /** Of the tree below the map of a tour. */
    public static Sketch ofTourTree(ColourRole hue) {
        SignRow row = new SignRow();
        row.box(FillStyle.filled(TourTreeDrawing.tone(hue, false)), "first visit");
        row.box(FillStyle.filled(TourTreeDrawing.tone(hue, true)), "visited again");
        row.box(
                FillStyle.of(ColourRole.ACCENT.tone(), Stroke.flat(ColourRole.INK.tone(), 1.5)),
                "the position shown, each time");
        return row.sketch(HEIGHT);
    }
}
