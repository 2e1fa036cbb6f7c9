package knightschool.drawing.tree;

import knightschool.compare.VisibleSearchTree;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepRange;

/** Draws a whole search tree as an outline that hangs from its root, with a frame around the part being viewed. */
public final class SearchTreeOverviewDrawing {
    private static final double NUMBERS = SearchTreeIcicleDrawing.NUMBERS;
    private static final double NARROWEST_FRAME = 6;

    private final VisibleSearchTree tree;
    private final StepBinDepths columns;
    private final double width;
    private final double height;

    /** Creates a drawing for a sketch of the given size, in pixels. */
    public SearchTreeOverviewDrawing(VisibleSearchTree tree, double width, double height) {
        this.tree = tree;
        this.columns = tree.whole();
        this.width = width;
        this.height = height;
    }

    private double x(double part) {
        return NUMBERS + (width - NUMBERS) * part;
    }

    private double x(long step) {
        return x((double) step / columns.span().to());
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
        SketchBuilder pencil = new SketchBuilder();
        SearchTreeColours look = new SearchTreeColours(hue);
        int[] tour = tree.tourInWhole();
        for (int column = 0; column < columns.count(); column++) {
            ColourExpression tone = columns.start(column) < now ? look.vain() : look.later();
            bar(pencil, column, tour[column], columns.least(column), tone);
            bar(pencil, column, columns.least(column), columns.greatest(column), SearchTreeColours.narrow(tone));
            bar(pencil, column, 0, tour[column], look.tour());
        }
        line(pencil, now);
        frame(pencil, tree.part().span());
        return pencil.sketch(width, height);
    }

    private void bar(SketchBuilder pencil, int column, int from, int to, ColourExpression tone) {
        if (to > from) {
            double left = x((double) column / columns.count());
            double wide = x((column + 1.0) / columns.count()) - left;
            pencil.box(left, y(from), wide, y(to) - y(from), 0, AreaStyle.filled(tone));
        }
    }

    private void line(SketchBuilder pencil, long now) {
        double x = Math.min(x(Math.min(now, columns.span().to())), width - 1);
        pencil.line(x, 0, x, height, LineStyle.flat(ColourRole.ACCENT, 2));
    }

    private void frame(SketchBuilder pencil, StepRange span) {
        double left = x(span.from());
        double wide = Math.max(NARROWEST_FRAME, x(span.to()) - left);
        double at = Math.min(left, width - wide);
        pencil.box(
                at + 0.75, 0.75, wide - 1.5, height - 1.5, 2, AreaStyle.outlined(LineStyle.flat(ColourRole.INK, 1.5)));
    }

    /** Returns the step at a pixel of the sketch. */
    public long stepAt(double x) {
        double part = Math.clamp((x - NUMBERS) / (width - NUMBERS), 0, 1);
        return Math.round(part * columns.span().to());
    }
}
