package knightschool.drawing.statemap;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;
import knightschool.statemap.tour.TourMap;
import knightschool.statemap.tour.TourSearchTree;
import knightschool.text.Numbers;

/**
 * A search tree as bars: a row for every depth, a bar as wide as its subtree has nodes. Of bars of a row that end in
 * the same pixel only the first is drawn.
 */
public final class SearchTreeDrawing {
    private static final double NUMBERS = 34;
    private static final double GAP = 1;
    private static final double ROW = 20;
    private static final double TYPE = 12;
    private static final double NAMED = 24;
    private static final double NARROWEST = 1;
    private static final double PALE = 0.28;

    private final TourMap map;
    private final TourSearchTree tree;
    private final double width;
    private final double row;
    private final int deepest;

    /** In a sketch of that size, in pixels. */
    public SearchTreeDrawing(TourMap map, TourSearchTree tree, double width, double height) {
        this.map = map;
        this.tree = tree;
        this.width = width;
        this.deepest = tree.deepest();
        this.row = Math.min(ROW, height / deepest);
    }

    static ColourExpression tone(ColourRole hue, boolean again) {
        return again ? new ColourExpression.Heated(hue.tone(), ColourRole.SURFACE.tone(), PALE) : hue.tone();
    }

    /** @param shown the position whose nodes are marked */
    public Sketch draw(ColourRole hue, int shown) {
        SketchBuilder pencil = new SketchBuilder();
        double[] drawn = new double[TourMap.MOST_SQUARES + 2];
        for (int node = 0; node < tree.size(); node++) {
            double right = right(node);
            // One bar stands for all that end in the same pixel: the first of them.
            if (right - drawn[tree.depth(node)] >= NARROWEST) {
                bar(pencil, node, FillStyle.filled(tone(hue, tree.isAgain(node))));
                name(pencil, node);
                drawn[tree.depth(node)] = right;
            }
        }
        FillStyle now = FillStyle.of(ColourRole.ACCENT.tone(), Stroke.flat(ColourRole.INK.tone(), 1));
        nodes(shown).forEach(node -> bar(pencil, node, now));
        for (int depth = 1; depth <= deepest; depth++) {
            pencil.text(
                    NUMBERS - 10,
                    (depth - 0.5) * row,
                    Numbers.grouped(depth),
                    TYPE,
                    Shape.Weight.REGULAR,
                    Shape.Side.ENDS,
                    ColourRole.MUTED.tone());
        }
        return pencil.sketch(width, row * deepest);
    }

    private IntStream nodes(int position) {
        return IntStream.range(0, tree.size()).filter(node -> tree.position(node) == position);
    }

    private double left(int node) {
        return NUMBERS + (width - NUMBERS) * node / tree.size();
    }

    private double right(int node) {
        return NUMBERS + (width - NUMBERS) * tree.end(node) / tree.size();
    }

    private void bar(SketchBuilder pencil, int node, FillStyle style) {
        double wide = Math.max(NARROWEST, right(node) - left(node) - GAP);
        pencil.box(left(node), (tree.depth(node) - 1) * row, wide, Math.max(1, row - GAP), 1, style);
    }

    private void name(SketchBuilder pencil, int node) {
        if (right(node) - left(node) >= NAMED && row >= TYPE) {
            String name = SquareNames.name(map.problem().board(), map.knightAt(tree.position(node)));
            ColourExpression ink = tree.isAgain(node) ? ColourRole.INK.tone() : ColourRole.ON_MARKER.tone();
            pencil.centred(
                    (left(node) + right(node)) / 2,
                    (tree.depth(node) - 0.5) * row,
                    name,
                    TYPE,
                    Shape.Weight.REGULAR,
                    ink);
        }
    }

    /** The node at a pixel of the sketch. */
    public OptionalInt nodeAt(double x, double y) {
        int depth = 1 + (int) Math.floor(y / row);
        return IntStream.range(0, tree.size())
                .filter(node -> tree.depth(node) == depth && left(node) <= x && x < right(node))
                .findFirst();
    }
}
