package knightschool.drawing.tree;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.legend.LegendSignDrawing;

/** Draws a node of a search tree for the legend, on a piece of the page. */
final class TreeNodeLegendSignDrawing {
    /** The size of a node, in pixels: wider than high, as most nodes are. */
    private static final double WIDTH = 26;

    static final double HEIGHT = 18;
    private static final double CORNER = 2;

    private TreeNodeLegendSignDrawing() {}

    /** Returns the sign of a node in a style. */
    static Sketch of(AreaStyle style) {
        return of(List.of(style));
    }

    /** Returns the sign of nodes in several styles, one beside the other in one box. */
    static Sketch of(List<AreaStyle> styles) {
        SketchBuilder pencil = new SketchBuilder();
        double width = WIDTH / styles.size();
        double x = LegendSignDrawing.MIDDLE - WIDTH / 2;
        for (AreaStyle style : styles) {
            SketchShape.Box node =
                    new SketchShape.Box(x, LegendSignDrawing.MIDDLE - HEIGHT / 2, width, HEIGHT, CORNER, style);
            if (PrunedNodeDrawing.isHatched(style)) {
                PrunedNodeDrawing.draw(pencil, node, 0);
            } else {
                pencil.add(node);
            }
            x += width;
        }
        return LegendSignDrawing.sketch(pencil);
    }
}
