package knightschool.drawing.tree;

import java.util.List;
import knightschool.compare.SearchTreeInView;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepRange;

/** Draws a whole search tree as an outline that hangs from its root, with a frame around the part being viewed. */
public final class SearchTreeOverviewDrawing {
    private final StepBinDepths columns;
    private final int[] tour;
    private final StepRange inView;
    private final double margin;
    private final double width;
    private final double height;

    /** Creates a drawing for a sketch of the given size, in pixels. */
    public SearchTreeOverviewDrawing(SearchTreeInView tree, double width, double height) {
        this(tree, SearchTreeIcicleDrawing.NUMBERS, width, height);
    }

    /** @param margin the width of the space at the left, in pixels */
    SearchTreeOverviewDrawing(SearchTreeInView tree, double margin, double width, double height) {
        this.columns = tree.whole();
        this.tour = tree.tourInWhole();
        this.inView = tree.part().span();
        this.margin = margin;
        this.width = width;
        this.height = height;
    }

    private OverviewStepAxis axis() {
        return new OverviewStepAxis(columns.span(), margin, width, height);
    }

    private double x(double part) {
        return margin + (width - margin) * part;
    }

    private double y(int depth) {
        return height * depth / Math.max(1, columns.greatest());
    }

    /**
     * Draws the tree in the colour of its algorithm.
     *
     * @param now the step shown
     */
    public Sketch draw(ColourExpression hue, long now) {
        return bars(hue, now).with(pencil -> {
            axis().mark(pencil, now, 0, height);
            axis().frame(pencil, inView);
        });
    }

    /**
     * Draws the tree of a search at its end, in the colour of its algorithm.
     *
     * @param marked the visits whose first steps are marked
     */
    public Sketch drawAtEnd(ColourExpression hue, List<StateMapSearchTree.Visit> marked) {
        return bars(hue, Long.MAX_VALUE).with(pencil -> {
            marked.forEach(visit -> axis().mark(pencil, visit.first(), 0, height));
            axis().frame(pencil, inView);
        });
    }

    /** Draws the tree without the marks of the step shown and of the part being viewed. */
    Sketch bars(ColourExpression hue, long now) {
        SketchBuilder pencil = new SketchBuilder();
        SearchTreeColours look = new SearchTreeColours(hue);
        for (int column = 0; column < columns.count(); column++) {
            boolean searched = columns.start(column) < now;
            bar(pencil, column, tour[column], columns.least(column), searched ? look.vain() : look.later());
            bar(
                    pencil,
                    column,
                    columns.least(column),
                    columns.greatest(column),
                    searched ? look.narrowVain() : look.narrowLater());
            bar(pencil, column, 0, tour[column], look.tour());
        }
        return pencil.sketch(width, height);
    }

    private void bar(SketchBuilder pencil, int column, int from, int to, ColourExpression tone) {
        if (to > from) {
            double left = x((double) column / columns.count());
            double wide = x((column + 1.0) / columns.count()) - left;
            pencil.box(left, y(from), wide, y(to) - y(from), 0, AreaStyle.filled(tone));
        }
    }

    /** Returns the step at a pixel of the sketch. */
    public long stepAt(double x) {
        return axis().stepAt(x);
    }
}
