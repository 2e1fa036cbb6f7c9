package knightschool.drawing.tree;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.statemap.tour.TourStateMap;

/**
 * Draws a {@link StateMapSearchTree} as bars: one row per depth, each bar as wide as the number of nodes of its
 * subtree. Of the bars of a row that end in the same pixel only the first is drawn.
 */
public final class StateMapSearchTreeIcicleDrawing {
    private static final double ROW = 20;
    private static final double NUMBERS = 34;
    private static final double NUMBERS_PITCH = 12;
    private static final double NARROWEST = 1;
    private static final double GAP = 1;
    private static final double PALE = 0.28;

    /** The look of the nodes of the position that the board shows. */
    private static final AreaStyle SHOWN = AreaStyle.of(ColourRole.ACCENT, LineStyle.flat(ColourRole.INK, 1));

    private final TourStateMap map;
    private final StateMapSearchTree tree;
    private final double width;
    private final IcicleRows rows;

    /** Creates a drawing for a sketch of the given size, in pixels. */
    public StateMapSearchTreeIcicleDrawing(TourStateMap map, StateMapSearchTree tree, double width, double height) {
        this.map = map;
        this.tree = tree;
        this.width = width;
        double row = Math.min(ROW, height / tree.deepest());
        this.rows = new IcicleRows(1, tree.deepest(), row, NUMBERS, (width - NUMBERS) / tree.size());
    }

    /** Returns the legend's sign of a node whose position is visited for the first time. */
    public static Sketch firstVisitSign(ColourRole hue) {
        return TreeNodeLegendSignDrawing.of(style(hue, false));
    }

    /** Returns the legend's sign of a node whose position was visited before. */
    public static Sketch visitedAgainSign(ColourRole hue) {
        return TreeNodeLegendSignDrawing.of(style(hue, true));
    }

    /** Returns the legend's sign of a node of the position that the board shows. */
    public static Sketch shownPositionSign() {
        return TreeNodeLegendSignDrawing.of(SHOWN);
    }

    /** Returns the look of a node, which is pale if its position was visited before. */
    private static AreaStyle style(ColourRole hue, boolean again) {
        return AreaStyle.filled(again ? new ColourExpression.Heated(hue, ColourRole.SURFACE, PALE) : hue);
    }

    /**
     * Draws the tree.
     *
     * @param position the position whose nodes are marked
     */
    public Sketch draw(ColourRole hue, int position) {
        SketchBuilder pencil = new SketchBuilder();
        double[] drawn = new double[TourStateMap.MOST_SQUARES + 2];
        for (int node = 0; node < tree.size(); node++) {
            double right = rows.x(tree.end(node));
            // One bar stands for all that end in the same pixel: the first of them.
            if (right - drawn[tree.depth(node)] >= NARROWEST) {
                bar(pencil, node, style(hue, tree.isAgain(node)));
                name(pencil, node);
                drawn[tree.depth(node)] = right;
            }
        }
        nodes(position).forEach(node -> bar(pencil, node, SHOWN));
        double height = rows.y(tree.deepest() + 1);
        rows.numbers(pencil, height, NUMBERS_PITCH);
        return pencil.sketch(width, height);
    }

    private IntStream nodes(int position) {
        return IntStream.range(0, tree.size()).filter(node -> tree.position(node) == position);
    }

    private void bar(SketchBuilder pencil, int node, AreaStyle style) {
        rows.node(pencil, tree.depth(node), node, tree.end(node), GAP, style);
    }

    private void name(SketchBuilder pencil, int node) {
        if (rows.isNamed(node, tree.end(node))) {
            String name = SquareNames.name(map.problem().board(), map.knightAt(tree.position(node)));
            ColourExpression ink = tree.isAgain(node) ? ColourRole.INK : ColourRole.ON_MARKER;
            rows.name(pencil, tree.depth(node), node, tree.end(node), name, ink);
        }
    }

    /** Returns the node at a pixel of the sketch. */
    public OptionalInt nodeAt(double x, double y) {
        int depth = rows.depth(y);
        int column = rows.column(x);
        return IntStream.range(0, tree.size())
                .filter(node -> tree.depth(node) == depth && node <= column && column < tree.end(node))
                .findFirst();
    }
}
