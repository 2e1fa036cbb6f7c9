package knightschool.drawing.tree;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.LegendSignDrawing;

/** Draws a node of a search tree for the legend, on a piece of the page. */
final class TreeNodeSign {
    /** The size of a node, in pixels: wider than high, as most nodes are. */
    private static final double WIDTH = 26;

    private static final double HEIGHT = 18;
    private static final double CORNER = 2;

    private TreeNodeSign() {}

    /** Returns the sign of a node in a style. */
    static Sketch of(AreaStyle style) {
        double x = LegendSignDrawing.MIDDLE - WIDTH / 2;
        double y = LegendSignDrawing.MIDDLE - HEIGHT / 2;
        return LegendSignDrawing.sketch(new SketchBuilder().box(x, y, WIDTH, HEIGHT, CORNER, style));
    }
}
